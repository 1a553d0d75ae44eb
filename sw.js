// Keeps the whole table in the browser, so that it opens and plays without a network.
//
// The list below is made by `python -m tools.generate`. A version is installed whole or not at all:
// the hashes make a half-deployed site fail to install, and the browser tries again later. A new
// version waits until the player agrees to it (see ui/offline.js).

// generated: begin
const VERSION = "1481bffab5f2";
const FILES = {
  "game/__init__.py": "sha256-fEAjfB3MTBIhDMcWB0FsMjvMeM0+sxLxUBB22Tml3kE=",
  "game/bots/__init__.py": "sha256-5mbYSy55qkjh3PKbfovRmA016XWC4hIWiGu1MN5xCuQ=",
  "game/bots/simple.py": "sha256-irPI88s2jYyk6hJeoCN5v/0XI4PwlCbiLwwpYkQgzeI=",
  "game/cards.py": "sha256-DGhp5l4ROykP/sklBc4Xrk20LqUYhORMFQPW4Qv4wnU=",
  "game/games.py": "sha256-BEa7EyMlrmeLhTuaTwTE5Ssyhkx+fi8y7qRbuBJd0Ss=",
  "game/match.py": "sha256-8n4IFDBJHOmCTfk3V5AJLwKOWUPIcSJAUI8OWMp4GAA=",
  "game/mau_mau/__init__.py": "sha256-X6uX+eM6XNuf+ZpcqgNEDIGuFqLfcbxmbaUeTBYcQpg=",
  "game/mau_mau/course.py": "sha256-+/Hxevv7JcnTm6qU57Af9khWdk8guZUFS+2lvg1QQYo=",
  "game/mau_mau/deal.py": "sha256-x50w7UAOyRkxOWgWrXMqlM0usx/5luYGuuCMP3F6RhA=",
  "game/mau_mau/effects.py": "sha256-PUAjfPwjiF1BjR3Ef38Eka3KmcdF1ScdoGR6rBvoKdw=",
  "game/mau_mau/events.py": "sha256-XWfsWs0MTSpZ3QlTwEiQQQK5U6T4YNbQa6ie8TG4PkA=",
  "game/mau_mau/evolve.py": "sha256-LOW6Rfu4fHfS9FT5hcKWLodeeO4FjaIzU5lLxevuWfU=",
  "game/mau_mau/fit.py": "sha256-Z6PMmOjKZUIMU3vCtnPa+WBVkHkMvF8kEUm2qXBQ/o8=",
  "game/mau_mau/goal.py": "sha256-deupY0IUXFAslb91rHAqeI4ydNRLm2+tTVaIi0v6RGw=",
  "game/mau_mau/intents.py": "sha256-efqV6eRJvQS2sMgqXual7MsyFaOvBA2G6bqG/jS3Qmw=",
  "game/mau_mau/judge.py": "sha256-8NIO7l4SKu/P8lzRxyihjsU8u79yMCzenAxXXd339y4=",
  "game/mau_mau/options.py": "sha256-cryKZYYb8ytKnSD5ODGdAslHeP28JP0DRd/z8cKsk/U=",
  "game/mau_mau/position.py": "sha256-PpJ9UK9sb7mK8CIr6mTRH8R5SFesZ7En+1EuhElUzVY=",
  "game/mau_mau/state.py": "sha256-rnpTBzeOt/A3TrXlLew9kiFbYO0pEGmRtpLKjOjqnJ0=",
  "game/mau_mau/view.py": "sha256-6eiVhIvcYOrbEFFpjeOA9cINoSzoBW2pYU1gIUrXA54=",
  "game/mexe_mexe/melds.py": "sha256-3+aInWa8d7835KByedufZclzfQuWqKoRvlM0tu4d/gM=",
  "game/mexe_mexe/options.py": "sha256-F8JMYRuRhv+gn04EVCcVwAJeC7rTQPMx571J0FMz7Ww=",
  "game/piles.py": "sha256-Qw9mvIXDLNgdajkKA4ZRlSrWf/yOHQGn3vuJWAq+nec=",
  "game/record.py": "sha256-Cl7Xu615d6S0/dZCOCl8NWd9PutyjbdAbCOmiJsnrr0=",
  "game/rules.py": "sha256-84AJ/rb6n7ZWtlNjwToY45k+1OOru9+780Ud6J6kw+Q=",
  "game/ruling.py": "sha256-Nfl4lTzPrGWyh8I9Lnvj+I1vr8gPFBC9iv5aWKg2xuE=",
  "game/seats.py": "sha256-D2WOg3HVY6zZZZXv+AJofvxrg8DTkECt94acb2eRQ2k=",
  "game/selfplay.py": "sha256-kNXs6avTxeyzD/tMUjOAMNZIfjKLX0o+vzeM8qyS4DM=",
  "game/shuffle.py": "sha256-cTHR/ldPa+Nx1NCrmF+w7Zp2/I8WfAHw9J+bu8xOzRs=",
  "index.html": "sha256-kMMW4kHRskdbrLoEpeAZNXLcjQGnYfrF04mlZzUEuRk=",
  "pyscript.json": "sha256-C2fD9rQmy55Mr1BRUZz+6qbQ/RO7yIuJrcZ9TyaMco0=",
  "ui/__init__.py": "sha256-KAI5EgkdCkagnxQXUHnPe2+uwOsnS7zb14QcNwMn/1w=",
  "ui/app.py": "sha256-w1drxjBvIBq4q9/45hBbEBawS5ot2kg7pkoYR19BqBg=",
  "ui/art/bunting.svg": "sha256-D2HXhKOWC9iIcb07KzX9IRvPYQmltA2l6qYf9EP+N70=",
  "ui/art/cards.svg": "sha256-qxx39NnjxjPiw4COKn2dciifroDBhjPo4G4wOmgNZjo=",
  "ui/art/felt.svg": "sha256-kXCJ3Idy68Yy+I+HSh0OYGmNkFPSY8XRE2+Ivsnufko=",
  "ui/art/icon-180.png": "sha256-R1EeLXf26EVRsdWqx6kPaBnEmQI0Prinls6STZ3LlUk=",
  "ui/art/icon-192.png": "sha256-1WCIDSMB4KN+i+9r1S/1M1iNWUqNGSxiuj0Op8QbxKA=",
  "ui/art/icon-512.png": "sha256-lKIz/l5tJidJUIRlmpomVhKbNh57zlDwxADy+13/BZw=",
  "ui/art/icon-maskable-192.png": "sha256-otuHVoP07HfktwRQ862SNTyHg6teO2lGUHNihCoIDC4=",
  "ui/art/icon-maskable-512.png": "sha256-N174q/iWFgk3CVm471D0o3OmGudzyVbFCXB5n4uBaTE=",
  "ui/art/icon.svg": "sha256-6248tMWHKHJOJ840ffclvClD3baVGb/DgxcCKbO1gqE=",
  "ui/art/icons.svg": "sha256-EE40ei/Av1PqMJLuflYqhQgzUPGtgLGMR+X1WaNLHHU=",
  "ui/boot.js": "sha256-76UxlahR8/eC40tuiRSMfSgbmCX2mpXShtkcmluVziY=",
  "ui/css/cards.css": "sha256-fNn0SHflOohGdMYaYq3ImAxAYWMFHUmNv4ulxePRJdU=",
  "ui/css/dialog.css": "sha256-gq8n9o3mdM390R2RmtaAInmhhI5pr/x8Wfc8T7xJgB0=",
  "ui/css/home.css": "sha256-Crzak2oefiEl1I/xtKdqYrDAfIUUYXfzltfrvS5+A2s=",
  "ui/css/log.css": "sha256-jhzNeZKzdBKddugwR7eYPuD7Em9HciYcBJYUmaOp4Hg=",
  "ui/css/motion.css": "sha256-6i+fTsiGAwmP0B6jrnL4o577olqwR7vwtatKAFvz3i4=",
  "ui/css/piles.css": "sha256-Ee79xb3U0BnpUQ1W50mBihASQNHUUyUTKjIYk0kZ+OE=",
  "ui/css/place.css": "sha256-KC0MEXVXY/RJUv7LpMWgJVKyYfZMz4imf81y2AcGZag=",
  "ui/css/shell.css": "sha256-6vHGE6wrUkAqE1yDyx0P3cuOEJrx4HngXDjFC0Qwzo0=",
  "ui/css/table.css": "sha256-Wkc4geEX0DfrQ+6Xd2cqjfXIxwxGUDq+m7tbgdlTFqY=",
  "ui/css/theme.css": "sha256-wOTdGqbK+VQ/80m7ICdnsqAt3WarWGhCFTowSLRh9e8=",
  "ui/desk.py": "sha256-5gi9a1j5DI0uOYZKuS0odJ2bIFi6CEz1gzTQR38tyQg=",
  "ui/locale/en.json": "sha256-82Gi98IIkJwFK0rWJn6K7du4T9dQcuysEKfNCPXz9wY=",
  "ui/locale/pt-BR.json": "sha256-poPh9gCopfwWomATySaYTjxClvZv/cPGImiCg6suYas=",
  "ui/main.py": "sha256-aiwFywYN693F8VfyeDnH33RtP8caLwPGEokAEsG9wqw=",
  "ui/manifest.webmanifest": "sha256-mY63Y+XLlMPOK4ajz8L0uKRc3FOhfv5ddyQtKbVUO5I=",
  "ui/motion.py": "sha256-QlGFPxru3nKrkwQ7ifryyyFGcU8FBzLMKvvJWbURsF0=",
  "ui/narrate.py": "sha256-BX6XFGV8XtRqTTYD6cj2dR1WfNpN4R4yvCINk/FP0wQ=",
  "ui/offline.js": "sha256-0PBT45bhwHbpRzXaaylr4D8ec13UH7qLVnwwosPP9QY=",
  "ui/preferences.py": "sha256-K7V0/DEXTldjiN4enMfbQWtFpn5l/fMbELjNNPf+ops=",
  "ui/present/__init__.py": "sha256-18aXObDqNRsSFzkTu2U4wxiuzf+OUEFJBeLqcfj5sPM=",
  "ui/present/centre.py": "sha256-8wymnpcHekXX9/CkB6FMnVIkPk/3g+hxyGJBfxNqf24=",
  "ui/present/dialogs.py": "sha256-Z9rkCKEZeTGk+mVu6hOnnhQm6izHcS9mxVlD4jJf6jI=",
  "ui/present/home.py": "sha256-FwOHIY/itluiMVjZ1oH1UixEhKym6OCWXAT6YzTEZqA=",
  "ui/present/mine.py": "sha256-8P+zf1xfN4FgdJCAxZ8z3v8Uku4pZzMmT6tk/ZoYKNI=",
  "ui/present/parts.py": "sha256-bs5AvAHCqNZF/ZosLAGAIWFusIYjIqcwtPQYil+zqqI=",
  "ui/present/scene.py": "sha256-6rAA2dMkU3q9itq7CC6kVNVzyZEycYZ9IGa20XjFXFo=",
  "ui/present/seats.py": "sha256-h/bn23NcVu/UoDUH1Om8lnvQrXz2SGZUEEUL4dqrKvU=",
  "ui/present/table.py": "sha256-qycsbhuJuJPTpKdvH3CDcKvQiLrKvuGBVtOIwu0tRWE=",
  "ui/runtime.mjs": "sha256-IFwZc/rQvqetidOLWfIHhL+gZ/Wlq4pzVZ0EY8eqbFw=",
  "ui/screen.py": "sha256-0kP/+JzAR/mdxZhdtxgo32yc3e8rBuNj3CPaVH4NUxQ=",
  "ui/store.py": "sha256-lbIFO3X96UnsakAF05BUqN5RUcK2Tl33RQw1t17oKHU=",
  "ui/tree.py": "sha256-GvVYAprOVS/IEsEWbbg3GeZ8+RTKLP/AD0TXOCZRun8=",
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
  "ui/vendor/stdlib/python_stdlib.zip": "sha256-5K/4kmzVTheBid8pBjD9n5vpEPiR69MT+dpljG0LG+0=",
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

async function respond(url, request) {
  const stored = await (await caches.open(CACHE)).match(url);
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
