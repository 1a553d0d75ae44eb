// The Pyodide that PyScript gets: `interpreter` in pyscript.json names this file.
//
// PyScript would start Pyodide only after it has read its own code, its configuration and its
// database. Here Pyodide starts at once, beside all that, and PyScript finds it half done or ready.
import { loadPyodide as load, version } from "./vendor/pyodide/pyodide.mjs";

const beside = (path) => new URL(path, import.meta.url).href;

// Packs (see tools/bytecode.py) are unpacked while they arrive, whoever asks for them.
const { fetch } = globalThis;
globalThis.fetch = async (...request) => {
  const response = await fetch(...request);
  if (!response.ok || !response.url.endsWith(".pack")) return response;
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip")));
};

// Pyodide would let its code be compiled only after it has read its own script, which is long;
// boot.js has begun with it before. A worker has no boot.js, and loads as Pyodide does.
const compiled = globalThis.carteado?.compiled;
if (compiled) {
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    WebAssembly.instantiateStreaming = instantiateStreaming;
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

// Pyodide makes a shared memory, which only Node.js waits on. Browsers warn of it on pages that are
// not isolated, and there it serves nothing: so it gets a plain one.
const { Memory } = WebAssembly;
WebAssembly.Memory = class extends Memory {
  constructor(wanted) {
    super(globalThis.crossOriginIsolated ? wanted : { ...wanted, shared: false });
  }
};

const python = load({
  indexURL: beside("./vendor/pyodide/"),
  stdLibURL: beside("./vendor/stdlib/python_stdlib.pack"),
  // No package is ever installed, so the list of packages is empty and needs no file.
  lockFileContents: {
    info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", version, python: "3.14.2" },
    packages: {},
  },
  stdout: (line) => console.log(line),
  stderr: (line) => console.warn(line),
});

// PyScript puts before every script what writes its own Python package, as sources, into the working
// folder. The library's pack has that package as byte code, so this is left out.
const WRITES_ITSELF = /^import os as _os\nfrom pathlib import Path as _Path\n[^]*?\ndel _pyscript\n/;

const ready = python.then((interpreter) => {
  const { runPythonAsync } = interpreter;
  interpreter.runPythonAsync = (code, options) => runPythonAsync(code.replace(WRITES_ITSELF, ""), options);
  return interpreter;
});

export { version };
export const loadPyodide = () => ready;
