// Keeps the whole table in the browser, so that it opens and plays without a network.
//
// The list below is made by `python -m tools.generate`. A version is installed whole or not at all:
// the hashes make a half-deployed site fail to install, and the browser tries again later. A new
// version waits until the player agrees to it (see ui/offline.js).

// generated: begin
const VERSION = "cdc2ebe3fa05";
const FILES = {
  "game/__init__.py": "sha256-fEAjfB3MTBIhDMcWB0FsMjvMeM0+sxLxUBB22Tml3kE=",
  "game/bots/__init__.py": "sha256-5mbYSy55qkjh3PKbfovRmA016XWC4hIWiGu1MN5xCuQ=",
  "game/bots/simple.py": "sha256-irPI88s2jYyk6hJeoCN5v/0XI4PwlCbiLwwpYkQgzeI=",
  "game/cards.py": "sha256-DGhp5l4ROykP/sklBc4Xrk20LqUYhORMFQPW4Qv4wnU=",
  "game/games.py": "sha256-BEa7EyMlrmeLhTuaTwTE5Ssyhkx+fi8y7qRbuBJd0Ss=",
  "game/match.py": "sha256-8n4IFDBJHOmCTfk3V5AJLwKOWUPIcSJAUI8OWMp4GAA=",
  "game/mau_mau/__init__.py": "sha256-PBhJrvaJj9NnuCItsFL5UNPrBM3IbCRgJpPD9iAXlr4=",
  "game/mau_mau/course.py": "sha256-6qNfkiKg50LVhVHDOiDAuqCXELInqDZ4C0rMH5P/7NY=",
  "game/mau_mau/deal.py": "sha256-ZZe3WqBd6uL2qxRaE7/S/xNilLZcBbwe2B3mnXz3haE=",
  "game/mau_mau/effects.py": "sha256-PUAjfPwjiF1BjR3Ef38Eka3KmcdF1ScdoGR6rBvoKdw=",
  "game/mau_mau/events.py": "sha256-TaHEFVlpsaLlT/fggUz0qlV04HUCK3MW51sMNeCMxkE=",
  "game/mau_mau/evolve.py": "sha256-oM8nHmvW4hTj0wY5k0YfgmQ7FhE0pw3Kqn/nQNOduCk=",
  "game/mau_mau/intents.py": "sha256-GOzOe9myfMip2q0MRENyZStI5I4n7gCo9xrCE0dqR4E=",
  "game/mau_mau/judge.py": "sha256-5BIhXKothBiLOShD4LnDAn9Pa1ts0HcY8TzY18dUrLc=",
  "game/mau_mau/options.py": "sha256-76EErA0OikptPlcDcxWDjoNTBtI1Rs7KZLqpLKBe19k=",
  "game/mau_mau/position.py": "sha256-CbBbXPDyMmkEqIrk0AKHvNqaSMTFtf2phlfGawLRYeM=",
  "game/mau_mau/state.py": "sha256-iIlsrkqyTTauWv6dTw0cxQm4aW8rSvheKOUTyI6hPlQ=",
  "game/mau_mau/view.py": "sha256-rlz1dC3ECoD3qKwXtL8wtFLOqvV7Vp4zrqMkv+ucNPs=",
  "game/record.py": "sha256-Cl7Xu615d6S0/dZCOCl8NWd9PutyjbdAbCOmiJsnrr0=",
  "game/rules.py": "sha256-ourTJPrQmtEhfzi9UFUYtnm2OrwY5xHGGLzXHMxadhQ=",
  "game/ruling.py": "sha256-Nfl4lTzPrGWyh8I9Lnvj+I1vr8gPFBC9iv5aWKg2xuE=",
  "game/seats.py": "sha256-D2WOg3HVY6zZZZXv+AJofvxrg8DTkECt94acb2eRQ2k=",
  "game/selfplay.py": "sha256-kNXs6avTxeyzD/tMUjOAMNZIfjKLX0o+vzeM8qyS4DM=",
  "game/shuffle.py": "sha256-cTHR/ldPa+Nx1NCrmF+w7Zp2/I8WfAHw9J+bu8xOzRs=",
  "index.html": "sha256-OFnGOgedF0oNmuwDvY1tDUyr7rSEs47nKvdP2JukWM8=",
  "pyscript.json": "sha256-NtB6XoYKucaIfyhI66Me7+nIluUd3mvBCVHe3h/HfJE=",
  "ui/__init__.py": "sha256-KAI5EgkdCkagnxQXUHnPe2+uwOsnS7zb14QcNwMn/1w=",
  "ui/app.py": "sha256-w1drxjBvIBq4q9/45hBbEBawS5ot2kg7pkoYR19BqBg=",
  "ui/art/bunting.svg": "sha256-D2HXhKOWC9iIcb07KzX9IRvPYQmltA2l6qYf9EP+N70=",
  "ui/art/cards.svg": "sha256-ZLfgmryEquqaD9MYTLnKayd+nonQuwxjmVTkzssYPWQ=",
  "ui/art/felt.svg": "sha256-kXCJ3Idy68Yy+I+HSh0OYGmNkFPSY8XRE2+Ivsnufko=",
  "ui/art/icon-180.png": "sha256-R1EeLXf26EVRsdWqx6kPaBnEmQI0Prinls6STZ3LlUk=",
  "ui/art/icon-192.png": "sha256-1WCIDSMB4KN+i+9r1S/1M1iNWUqNGSxiuj0Op8QbxKA=",
  "ui/art/icon-512.png": "sha256-lKIz/l5tJidJUIRlmpomVhKbNh57zlDwxADy+13/BZw=",
  "ui/art/icon-maskable-192.png": "sha256-otuHVoP07HfktwRQ862SNTyHg6teO2lGUHNihCoIDC4=",
  "ui/art/icon-maskable-512.png": "sha256-N174q/iWFgk3CVm471D0o3OmGudzyVbFCXB5n4uBaTE=",
  "ui/art/icon.svg": "sha256-6248tMWHKHJOJ840ffclvClD3baVGb/DgxcCKbO1gqE=",
  "ui/art/icons.svg": "sha256-EE40ei/Av1PqMJLuflYqhQgzUPGtgLGMR+X1WaNLHHU=",
  "ui/boot.js": "sha256-axSKreeiuKOJyLtsHKi2OoY6lOftzimy9CDsWryAaIk=",
  "ui/css/cards.css": "sha256-hkPI0X/sU/hQQlkelOWzRLY1LSfg86CTAV4Ocmqe/Bc=",
  "ui/css/dialog.css": "sha256-IzrNkf83m89D/16wyYjlpCXsXtWkaFkU9pPj8LKw4Zk=",
  "ui/css/home.css": "sha256-ZAeX1XmVl16I3XkmLoWh6TLEjRyviI2ywWAW9c8ad+U=",
  "ui/css/log.css": "sha256-/Nnv+8h9Sk4aHrVT3jWmi5V8hIuoSvIXqeSe+VIrmyk=",
  "ui/css/place.css": "sha256-31q2aIrrNFQIDsOFccX2drwohxiMjvxYb+t2oOxDjzY=",
  "ui/css/shell.css": "sha256-6vHGE6wrUkAqE1yDyx0P3cuOEJrx4HngXDjFC0Qwzo0=",
  "ui/css/table.css": "sha256-sMXcDK2TTe00kSy02O++3bnBRHxFIyMG+u761H/s2IE=",
  "ui/css/theme.css": "sha256-+B8zy5dyEjwWigSo8hlVya7V9pR8xs73Ikt9IBNBX78=",
  "ui/desk.py": "sha256-5gi9a1j5DI0uOYZKuS0odJ2bIFi6CEz1gzTQR38tyQg=",
  "ui/locale/en.json": "sha256-/2zrzd49wBVtd3AeRp5pu94fQuRUdE3EWIFNf5Z3GGU=",
  "ui/locale/pt-BR.json": "sha256-MhIGmLA7J+0UDMJRTPLmQ3tkUSsJ8munRlvsXHOOR2U=",
  "ui/main.py": "sha256-aiwFywYN693F8VfyeDnH33RtP8caLwPGEokAEsG9wqw=",
  "ui/manifest.webmanifest": "sha256-mY63Y+XLlMPOK4ajz8L0uKRc3FOhfv5ddyQtKbVUO5I=",
  "ui/motion.py": "sha256-kTXagl5NK0lMdjML+ksfYE+L7MwF9UOiL4kobDqkf3A=",
  "ui/narrate.py": "sha256-kS4p6yVAxYq46jPb+MCjE5+rJHVg2EHPn6exJ6GvcmU=",
  "ui/offline.js": "sha256-0PBT45bhwHbpRzXaaylr4D8ec13UH7qLVnwwosPP9QY=",
  "ui/preferences.py": "sha256-K7V0/DEXTldjiN4enMfbQWtFpn5l/fMbELjNNPf+ops=",
  "ui/present/__init__.py": "sha256-18aXObDqNRsSFzkTu2U4wxiuzf+OUEFJBeLqcfj5sPM=",
  "ui/present/centre.py": "sha256-P3J6/nPmUwbuTze1zyUjVOr7ihpVqpEuy0EF/8NDBic=",
  "ui/present/dialogs.py": "sha256-6TcmwVte0ApZWnudXlKbX0lvxh2Hc8f03m0cvbTkkns=",
  "ui/present/home.py": "sha256-U5H7GGjG6ZEm+MuXiH/QTRiVOf5NZsmFINM7FyiL2ds=",
  "ui/present/mine.py": "sha256-D5lX6xb+TyaVeBIvRqQP5dzcil5OGTrzAZmXnTfKzXA=",
  "ui/present/parts.py": "sha256-bs5AvAHCqNZF/ZosLAGAIWFusIYjIqcwtPQYil+zqqI=",
  "ui/present/scene.py": "sha256-6rAA2dMkU3q9itq7CC6kVNVzyZEycYZ9IGa20XjFXFo=",
  "ui/present/seats.py": "sha256-rzHgz4/kud9wR1VTd3NUJ7f2tJAXdRBKwpDG9okqddQ=",
  "ui/present/table.py": "sha256-uNHHQtUl+CsqcrQ2shcKcTxAIQJVXz+kFGGVhaoWQX8=",
  "ui/runtime.mjs": "sha256-IFwZc/rQvqetidOLWfIHhL+gZ/Wlq4pzVZ0EY8eqbFw=",
  "ui/screen.py": "sha256-E5VMSPAQRb8kkWYdaaJWSSM5fll1iP0ig28bJzfRark=",
  "ui/store.py": "sha256-lbIFO3X96UnsakAF05BUqN5RUcK2Tl33RQw1t17oKHU=",
  "ui/tree.py": "sha256-yMlCM6nXUlVTgEB41t7mUDBoAawYy6L/YgomEJohdX4=",
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
  "ui/vendor/stdlib/python_stdlib.zip": "sha256-YT+kZ5gi+iGR9gYDScpwFR9mtU+VlSTxxDoFSnHVwWo=",
  "ui/words.py": "sha256-K3QyPs7eRfVgh4YRjfTg7rv1ZJTN+gZWn6ZuyKYOqEA="
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
  const response = await fetch(url, { cache: "no-cache", integrity });
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

async function respond(url, request) {
  const stored = await (await caches.open(CACHE)).match(url);
  return stored ?? fetch(request);
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
