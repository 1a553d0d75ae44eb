// The Pyodide that PyScript gets: `interpreter` in pyscript.json names this file.
//
// PyScript would start Pyodide only after it has read its own code, its configuration and its
// database. Here Pyodide starts at once, beside all that, and PyScript finds it half done or ready.
import { loadPyodide as load, version } from "./vendor/pyodide/pyodide.mjs";

const beside = (path) => new URL(path, import.meta.url).href;

const python = load({
  indexURL: beside("./vendor/pyodide/"),
  stdLibURL: beside("./vendor/stdlib/python_stdlib.zip"),
  // No package is ever installed, so the list of packages is empty and needs no file.
  lockFileContents: {
    info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", version, python: "3.14.2" },
    packages: {},
  },
  stdout: (line) => console.log(line),
  stderr: (line) => console.warn(line),
});

export { version };
export const loadPyodide = () => python;
