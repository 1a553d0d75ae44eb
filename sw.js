// Keeps the whole table in the browser, so that it opens and plays without a network.
//
// The list below is made by `python -m tools.generate`. A version is installed whole or not at all:
// the hashes make a half-deployed site fail to install, and the browser tries again later. A new
// version waits until the player agrees to it (see ui/offline.js).

// generated: begin
const VERSION = "ca7f500761d8";
const FILES = {
  "index.html": "sha256-cWrPnjgbDXWWtdMsCD1ZgVCT5BlEQAiMexU8wH5tYxc=",
  "pyscript.json": "sha256-f5BLjrxDEQXjJcInbfL8FIDIUWMAH6JnOaTMNVZglYM=",
  "ui/art/bunting.svg": "sha256-D2HXhKOWC9iIcb07KzX9IRvPYQmltA2l6qYf9EP+N70=",
  "ui/art/cards.svg": "sha256-qxx39NnjxjPiw4COKn2dciifroDBhjPo4G4wOmgNZjo=",
  "ui/art/felt.svg": "sha256-kXCJ3Idy68Yy+I+HSh0OYGmNkFPSY8XRE2+Ivsnufko=",
  "ui/art/icon-180.png": "sha256-R1EeLXf26EVRsdWqx6kPaBnEmQI0Prinls6STZ3LlUk=",
  "ui/art/icon-192.png": "sha256-1WCIDSMB4KN+i+9r1S/1M1iNWUqNGSxiuj0Op8QbxKA=",
  "ui/art/icon-512.png": "sha256-lKIz/l5tJidJUIRlmpomVhKbNh57zlDwxADy+13/BZw=",
  "ui/art/icon-maskable-192.png": "sha256-otuHVoP07HfktwRQ862SNTyHg6teO2lGUHNihCoIDC4=",
  "ui/art/icon-maskable-512.png": "sha256-N174q/iWFgk3CVm471D0o3OmGudzyVbFCXB5n4uBaTE=",
  "ui/art/icon.svg": "sha256-6248tMWHKHJOJ840ffclvClD3baVGb/DgxcCKbO1gqE=",
  "ui/art/icons.svg": "sha256-UEH26kRl7LuCcxaPJpUhv0cBZck2qgRBy+EGom8u780=",
  "ui/boot.js": "sha256-cnRCdSdciZoR7Irf+XlG3WtaOnMpLqT8aoR6XMH5KR0=",
  "ui/bots.py": "sha256-FKkTkdekA9NK25QNnpHRQvnMxT/PrlTLeNtqsTlselo=",
  "ui/carteado.pack": "sha256-G3rhbN0LFdSr1KOlAL3jMwk8HCgpo7yvz+4cHyRLYTc=",
  "ui/css/archive.css": "sha256-gkcDDxkizRFu3hUtVgkSdzchCpQkGtdUuP20Dlw6bzY=",
  "ui/css/by_link.css": "sha256-gZC6ofL3qIJm941sWEN3sK8fAtUt6+V2aQGCCThUCmY=",
  "ui/css/cards.css": "sha256-A5jh2fE0FZlrm008zK9j3Xz2okW3rdPyK7aH36jOOAk=",
  "ui/css/dialog.css": "sha256-9G8Vl5Z7IMc5IvFcAjhAX/TCacTy/3dR+LoAu7kJdhg=",
  "ui/css/drawing.css": "sha256-Q4sKoLw8epdLRSTbUOZz/VloVTFHupNRlNQgxeSpFT0=",
  "ui/css/home.css": "sha256-OpCiE6hnCeuGKqcAFLMVgO1Wm3sA9hsq+Mst1+HtfOs=",
  "ui/css/house_rules.css": "sha256-9rvs25VUnQW/26ud+Ju+b5To2hmdrG/8qNrmAFsf9oQ=",
  "ui/css/large_text.css": "sha256-1od7aUvuTJm6uPcI7LZ+RFjMCmasQ/IA88U0xRv/YPY=",
  "ui/css/lesson.css": "sha256-OlIorBtBuvH3l6RYYRSVxgUAcKWfF5BmeM0kQh3TCp4=",
  "ui/css/log.css": "sha256-hHcIQSnpNiOtMu4zM+uP+GrvDlv68UOcSVCaPcdabQs=",
  "ui/css/mexe.css": "sha256-jeaLxuDU+f3Z+Cvf4iSUOFMmvKXOCEzb4i0QwS/bFDc=",
  "ui/css/mexe_board.css": "sha256-2oQzy6UffvEBooiCphXAoabsyOyTnEhgnPNe6oACYzc=",
  "ui/css/mexe_cards.css": "sha256-D2LZSuTWg93KhQPbBtMAYEKUwsQ35LE8R1VG0gT+Sds=",
  "ui/css/mexe_dialogs.css": "sha256-h1QoQvgkWM8jeww4zdbdL7AXz3BzAe03PCpGJf8b7pc=",
  "ui/css/mexe_wide.css": "sha256-4LOclDt+KjUHLOtoIz1/Qx/U1jXILDgoJw9NKdR83UM=",
  "ui/css/motion.css": "sha256-rp7eDBvJZkW0YERonAWMv8jSp/zHwsh+C9Elig0YycQ=",
  "ui/css/piles.css": "sha256-SqBlqTJE8iHLs5RnkJ0uE3Xbyy4J2EnfQ0HwrM3a8ko=",
  "ui/css/place.css": "sha256-OpEN/j0dWaHP+6PshWQa7t2Kf0yoaRF+9WYDW3kbkvk=",
  "ui/css/rulebook.css": "sha256-4qqGIg8Z/8e6/nAPusXatpZkH4HU9YjCgCMXjXQ/8NM=",
  "ui/css/seating.css": "sha256-yYa1jWKMuoM4ni1asDSsWzRI8ud5BtwqGAg0iuilqaA=",
  "ui/css/settings.css": "sha256-8h9vdks0MoyHThiUiyBAzs3Bx0RTSieVw68WPBg8bdQ=",
  "ui/css/setup.css": "sha256-N3Fe2KA7RChMQAc6BI/N7F1g1th5PYAfbRl23VQarFU=",
  "ui/css/share.css": "sha256-otQUJ6GZTfxqVH1JicsLEU02RJAnydqkkzo5oOZezHk=",
  "ui/css/shell.css": "sha256-Q3iBg9Y7G50q+5ZYlNsgP8DskTGvE5LcIvgZhPK9BoE=",
  "ui/css/table.css": "sha256-Vh6JV6vsG1JhyvXnTBc7AZMpqEWrtDOq8PxzJP/G/Zw=",
  "ui/css/theatre.css": "sha256-ym/PdF209WGtK4qZo0YolvXUIHJUgt6Lrl5uyihkh7E=",
  "ui/css/theme.css": "sha256-GwGesltfOVvIVklwVHu30UCgJIBE1tSmeKGxpCmD5Zg=",
  "ui/main.py": "sha256-aWS0KNOp2iYJa00U/Kc0cYqN31eTR+KK2vmu2dqsyP0=",
  "ui/manifest.webmanifest": "sha256-mY63Y+XLlMPOK4ajz8L0uKRc3FOhfv5ddyQtKbVUO5I=",
  "ui/offline.js": "sha256-nr9etqf0M3fY54r1YstafzTdGQWZsvjUmAtDwf9kLzQ=",
  "ui/runtime.mjs": "sha256-9Nr3IpF9f79GEV1w50XqlsrcP0Sy2xaE+f/elSCnFfM=",
  "ui/vendor/pyodide/pyodide.asm.mjs": "sha256-983I7OgGeM63EvjmXr5tOoMgOhgMOZhl9JYSoFFpNjU=",
  "ui/vendor/pyodide/pyodide.asm.wasm": "sha256-zDbjyrBP38mmP/E+tS6uK5Eb9GwCXMeygfOUvT3h1eY=",
  "ui/vendor/pyodide/pyodide.mjs": "sha256-bx1g979Sm+swDw9HmDySHTmCNjZAuiCvDjjv3dvGYQk=",
  "ui/vendor/pyscript/core-C9KDLldu.js": "sha256-br0/2fE/qnhZ9UvtUwTFMtqKGU//vhS68Zhq8aHxfdY=",
  "ui/vendor/pyscript/core.js": "sha256-48aZLGYlYwQj2Ocg67ps/h0q16nkvnIkoeSjxS7cjQc=",
  "ui/vendor/pyscript/deprecations-manager-UpAPKqCb.js": "sha256-hTpI6BSv561/2T2N+iCr45ktepGZT4Xrl7gGzX1xLFI=",
  "ui/vendor/pyscript/donkey-4Hrqd7WZ.js": "sha256-v0y11+Xd4AOnn37OnyXa4X2aqsq06Eu7CjzJVwo9/6E=",
  "ui/vendor/pyscript/error-D2315lOB.js": "sha256-hy2bkbKxuig/xtDZivHkne3r+hoCbBUmXXEuX4Slme4=",
  "ui/vendor/pyscript/py-editor-C4XsZtn7.js": "sha256-TcMEf/X79paQsEtM9oTuqpgthphCoiMUuBFvywChrYk=",
  "ui/vendor/pyscript/py-game-DWiCrr7a.js": "sha256-AsVQNkrfKi3GpSNGU8eBn5cHxzqNbjMw3yjw1HdBDVM=",
  "ui/vendor/pyscript/py-terminal-CwQ6kcjg.js": "sha256-ERQh3QofGF61sDcbj4IW/L0kFdmkszXF8zaNGHtv1xY=",
  "ui/vendor/stdlib/python_stdlib.pack": "sha256-qVvJ5oDiolh8CmmOe3GfPZ6AQL9eM1gJH1NFAlgXGgI="
};
// generated: end

const PREFIX = "carteado-";
const CACHE = PREFIX + VERSION;
const SCOPE = self.registration.scope;
const absolute = (path) => new URL(path, SCOPE).href;
const INDEX = absolute("index.html");
const KNOWN = new Set(Object.keys(FILES).map(absolute));

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

// The same file from an earlier version's cache, if it is there.
async function copyOf(url, integrity) {
  for (const name of await ownCaches()) {
    const response = await (await caches.open(name)).match(url);
    if (response?.headers.get("x-integrity") === integrity) return response;
  }
}

async function download(url, integrity) {
  // What the page has just loaded is in the browser's cache; if that is stale, the hash says so.
  const response = await fetch(url, { integrity }).catch(() => fetch(url, { cache: "reload", integrity }));
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  // The body is stored as it is after decompression.
  const headers = new Headers(response.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  headers.set("x-integrity", integrity);
  return new Response(response.body, { headers });
}

async function install() {
  const cache = await caches.open(CACHE);
  const store = async ([path, integrity]) => {
    const url = absolute(path);
    await cache.put(url, (await copyOf(url, integrity)) ?? (await download(url, integrity)));
  };
  try {
    await Promise.all(Object.entries(FILES).map(store));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function activate() {
  for (const name of await ownCaches()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

// Chromium keeps compiled code beside its own cache's copy from the first visit on, but beside our
// copy only from the second. So for WebAssembly its copy is taken, if it is the same one.
async function compiledCopyOf(url, stored) {
  const kept = await fetch(url, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
  const etag = kept?.headers.get("etag");
  return kept?.ok && etag && etag === stored.headers.get("etag") ? kept : null;
}

// Opened once: a start asks for some fifty files at a time.
let open;

async function respond(url, request) {
  open ??= caches.open(CACHE);
  const stored = await (await open).match(url);
  if (!stored) return fetch(request);
  return (url.endsWith(".wasm") && (await compiledCopyOf(url, stored))) || stored;
}

// An address in our scope that leads nowhere leads to the table: there is only one page.
async function orHome(request) {
  const response = await fetch(request).catch(() => null);
  return response && response.status !== 404 ? response : Response.redirect(SCOPE);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "activate") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const url = new URL(request.url);
  url.search = url.hash = "";
  if (KNOWN.has(url.href)) {
    event.respondWith(respond(url.href, request));
  } else if (url.href === SCOPE) {
    event.respondWith(respond(INDEX, request));
  } else if (request.mode === "navigate") {
    event.respondWith(orHome(request));
  }
});
