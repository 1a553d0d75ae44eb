// Runs a Python script inside Pyodide under Node.js:
//   node tools/pyodide_host.mjs PYODIDE_FOLDER SCRIPT.py [ARGUMENT…]
// The current folder is mounted as /tree, where the script runs; its exit status is ours. The
// folder that the environment's PYTHON_PACKAGES names, if any, is mounted as /packages.
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [folder, script, ...args] = process.argv.slice(2);

// Pyodide imports the npm package `ws` unless it finds a `require`; nothing here opens a socket.
globalThis.require = createRequire(import.meta.url);

const indexURL = path.resolve(folder);
const { loadPyodide } = await import(pathToFileURL(path.join(indexURL, "pyodide.mjs")).href);
// What is compiled tells its lines, and not its columns too: a quarter of the size of byte code.
const python = await loadPyodide({ indexURL, env: { PYTHONNODEBUGRANGES: "1" } });

function mount(root, place) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
mount(process.cwd(), "/tree");
if (process.env.PYTHON_PACKAGES) mount(process.env.PYTHON_PACKAGES, "/packages");
python.globals.set("argv", python.toPy([script, ...args]));

const status = await python.runPythonAsync(`
import os, runpy, sys

os.chdir("/tree")
sys.path.insert(0, "/tree")
sys.argv = argv
try:
    runpy.run_path(argv[0], run_name="__main__")
    status = 0
except SystemExit as leaving:
    status = int(leaving.code or 0)
status
`);
process.exit(status);
