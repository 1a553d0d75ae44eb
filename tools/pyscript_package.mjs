// Prints PyScript's own Python package, which lies as text in its script, as JSON: path → source.
//   node tools/pyscript_package.mjs core-….js
import { readFileSync } from "node:fs";

const script = readFileSync(process.argv[2], "utf8");
const start = script.indexOf('{pyscript:{"__init__.py"');

// The end of the object is the first brace up to which the text can be read as one.
function objectAt(start) {
  for (let end = script.indexOf("}}", start); end >= 0; end = script.indexOf("}}", end + 1)) {
    try {
      return new Function(`return ${script.slice(start, end + 2)}`)();
    } catch (notYet) {
      if (!(notYet instanceof SyntaxError)) throw notYet;
    }
  }
  throw new Error("no Python package found");
}

function* files(folder, prefix) {
  for (const [name, content] of Object.entries(folder)) {
    if (typeof content === "string") yield [prefix + name, content];
    else yield* files(content, `${prefix}${name}/`);
  }
}

console.log(JSON.stringify(Object.fromEntries(files(objectAt(start), ""))));
