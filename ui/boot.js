// What happens before Python: the visitor's language, the checks, the progress bar, and the one
// panel in which every failure ends. A classic script in old syntax on purpose: it must run, and
// speak, where nothing else does.
//
// Others use `carteado`: fail(kind, detail), ready(), say(key), language.
(function () {
  "use strict";

  var PREFERENCES = "carteado:preferences";
  var STALLED_AFTER = 60000; // milliseconds without a sign of life

  // Everything that is said without Python. `<failure kind>` and `<failure kind>-do`: what
  // happened, and what to do.
  var TEXTS = {
    "pt-BR": {
      "lead": "Baralho brasileiro para jogar em família",
      "new": "Novo jogo",
      "mau-mau": "Fique sem cartas primeiro",
      "mexe-mexe": "Baixe jogos, mexa na mesa",
      "downloading": "Baixando a mesa…",
      "opening": "Abrindo a mesa…",
      "preparing": "Preparando as cartas…",
      "once": "Isto só acontece na primeira visita. Depois, a mesa abre mesmo sem internet.",
      "wanted": "Já vai: o jogo começa assim que a mesa estiver pronta.",
      "failed": "A mesa não abriu",
      "reload": "Recarregar",
      "details": "Detalhes técnicos",
      "update": "Nova versão disponível.",
      "update-now": "Recarregar",
      "update-later": "Mais tarde",
      "missing-file": "Um arquivo do jogo não chegou.",
      "missing-file-do": "Confira a conexão com a internet e recarregue a página.",
      "no-webassembly": "Este navegador está sem WebAssembly, e o jogo precisa dele.",
      "no-webassembly-do": "Use outro navegador, ou desligue o modo de segurança máxima ou de isolamento para este site.",
      "old-browser": "Este navegador é antigo demais para o jogo.",
      "old-browser-do": "Atualize o navegador, ou use uma versão recente do Chrome, Firefox, Edge ou Safari.",
      "storage-blocked": "O navegador não deixa este site guardar dados, e sem isso o jogo não começa.",
      "storage-blocked-do": "Permita cookies e dados deste site nas configurações do navegador, ou saia da navegação anônima, e recarregue.",
      "file-protocol": "A página foi aberta direto do disco, e assim o navegador não deixa o jogo começar.",
      "file-protocol-do": "Na pasta do jogo, execute “python3 -m tools.serve” e abra o endereço que aparecer.",
      "crash": "Algo inesperado aconteceu e o jogo parou.",
      "crash-do": "Recarregue a página. O que já estava salvo continua salvo.",
      "stalled": "A mesa está demorando demais para abrir.",
      "stalled-do": "Espere mais um pouco, ou confira a conexão e recarregue."
    },
    "en": {
      "lead": "Brazilian card games for the family",
      "new": "New game",
      "mau-mau": "Be first to run out of cards",
      "mexe-mexe": "Lay melds, rebuild the table",
      "downloading": "Downloading the table…",
      "opening": "Opening the table…",
      "preparing": "Preparing the cards…",
      "once": "This happens on the first visit only. After that the table opens even without internet.",
      "wanted": "Coming: the game starts as soon as the table is ready.",
      "failed": "The table did not open",
      "reload": "Reload",
      "details": "Technical details",
      "update": "A new version is available.",
      "update-now": "Reload",
      "update-later": "Later",
      "missing-file": "A file of the game did not arrive.",
      "missing-file-do": "Check the internet connection and reload the page.",
      "no-webassembly": "This browser has no WebAssembly, and the game needs it.",
      "no-webassembly-do": "Use another browser, or turn off the strictest security or lockdown mode for this site.",
      "old-browser": "This browser is too old for the game.",
      "old-browser-do": "Update the browser, or use a recent Chrome, Firefox, Edge or Safari.",
      "storage-blocked": "The browser does not let this site keep data, and without that the game cannot start.",
      "storage-blocked-do": "Allow cookies and site data for this site in the browser's settings, or leave private browsing, and reload.",
      "file-protocol": "The page was opened straight from the disk, and browsers do not let the game start that way.",
      "file-protocol-do": "In the game's folder run “python3 -m tools.serve” and open the address that it prints.",
      "crash": "Something unexpected happened and the game stopped.",
      "crash-do": "Reload the page. What was saved is still saved.",
      "stalled": "The table is taking too long to open.",
      "stalled-do": "Wait a little more, or check the connection and reload."
    }
  };

  var root = document.documentElement;
  var browserFetch = window.fetch;
  var begun = {}; // URL → the promised response of a download that nobody has asked for yet
  var bytes = 0;
  var failure = null;
  var details = [];
  var watchdog = null;
  var lastError = "";
  var look = {};
  var elements = {}; // id → what the page has for it
  var night = window.matchMedia("(prefers-color-scheme: dark)");
  var strong = window.matchMedia("(prefers-contrast: more)");

  function element(id) {
    return elements[id];
  }

  // Python takes some of them out of the page when it puts the table there.
  function keepElements() {
    var named = document.querySelectorAll("[id]");
    for (var i = 0; i < named.length; i++) elements[named[i].id] = named[i];
  }

  // This script runs before the page's body is there; DOMContentLoaded waits for other scripts, too.
  function whenParsed(act) {
    if (document.readyState === "loading") {
      document.addEventListener("readystatechange", act, { once: true });
    } else {
      act();
    }
  }

  function state() {
    return root.getAttribute("data-app");
  }

  // ---- language -------------------------------------------------------------------------------

  function preferences() {
    try {
      return JSON.parse(localStorage.getItem(PREFERENCES)) || {};
    } catch (nothingStored) {
      return {};
    }
  }

  function language() {
    var stored = preferences().language;
    if (Object.prototype.hasOwnProperty.call(TEXTS, stored)) return stored;
    return /^pt\b/i.test(navigator.language || "pt") ? "pt-BR" : "en";
  }

  function say(key) {
    return TEXTS[carteado.language][key];
  }

  function again() {
    return Boolean(navigator.serviceWorker && navigator.serviceWorker.controller);
  }

  // The page itself says what a Brazilian's first visit says; nobody else sees those words.
  function undress() {
    if (again() || carteado.language !== root.lang) root.setAttribute("data-undressed", "");
  }

  function dress() {
    var spoken = document.querySelectorAll("[data-say]");
    for (var i = 0; i < spoken.length; i++) {
      spoken[i].textContent = say(spoken[i].getAttribute("data-say"));
    }
    root.lang = carteado.language;
    root.removeAttribute("data-undressed");
    element("failure-reload").addEventListener("click", function () { location.reload(); });
  }

  // ---- look -----------------------------------------------------------------------------------

  // The page wears what the person prefers, and else what the device has.
  function wear(theme, contrast, felt, side) {
    look = { theme: theme, contrast: contrast, felt: felt, side: side };
    var dark = theme === "dark" || (theme !== "light" && night.matches);
    root.setAttribute("data-shade", dark ? "dark" : "light");
    root.setAttribute("data-contrast", contrast === "more" || strong.matches ? "more" : "plain");
    root.setAttribute("data-felt", felt || "green");
    root.setAttribute("data-side", side || "right");
  }

  function wearAgain() {
    wear(look.theme, look.contrast, look.felt, look.side);
  }

  // ---- failing and succeeding -----------------------------------------------------------------

  // The first failure is the cause; what follows from it is only added to the details.
  function fail(kind, detail) {
    if (detail) details.push(detail);
    if (!failure || failure === "stalled") failure = kind;
    whenParsed(showFailure);
  }

  function showFailure() {
    element("failure-what").textContent = say(failure);
    element("failure-do").textContent = say(failure + "-do");
    element("failure-details").textContent = details.join("\n\n");
    element("failure-details").parentNode.hidden = !details.length;
    element("failure").hidden = false;
    element("boot").hidden = true;
    root.setAttribute("data-app", "failed");
    root.setAttribute("data-failure", failure);
  }

  function ready() {
    if (failure && failure !== "stalled") return;
    failure = null;
    clearTimeout(watchdog);
    element("failure").hidden = true;
    element("boot").hidden = true;
    root.removeAttribute("data-failure");
    root.setAttribute("data-app", "ready");
    document.removeEventListener("click", remember);
    window.dispatchEvent(new Event("carteado:ready"));
  }

  function signOfLife() {
    clearTimeout(watchdog);
    if (state() === "loading") {
      watchdog = setTimeout(function () { fail("stalled", ""); }, STALLED_AFTER);
    }
  }

  // ---- checks ---------------------------------------------------------------------------------

  // What makes it pointless to go on, or null.
  function obstacle() {
    if (location.protocol === "file:") return "file-protocol";
    if (typeof WebAssembly !== "object") return "no-webassembly";
    if (!WebAssembly.instantiateStreaming || !window.structuredClone || !window.DecompressionStream
        || !("noModule" in document.createElement("script"))) return "old-browser";
    return null;
  }

  // PyScript waits for ever, silently, where IndexedDB is blocked. Without localStorage one can play.
  function checkStorage() {
    function blocked(error) { fail("storage-blocked", String(error)); }
    try {
      var request = indexedDB.open("carteado-probe");
      request.onerror = function () { blocked(request.error); };
      request.onsuccess = function () { request.result.close(); };
    } catch (forbidden) {
      Object.defineProperty(window, "indexedDB", { value: { open: openNothing } });
    }
  }

  // Where databases are forbidden PyScript gets one that has nothing in it and keeps nothing.
  function openNothing() {
    function answer(result) {
      var request = { result: result };
      setTimeout(function () { if (request.onsuccess) request.onsuccess({ target: request }); }, 0);
      return request;
    }
    var entries = {};
    ["count", "clear", "delete", "get", "getKey", "put"].forEach(function (what) {
      entries[what] = function () { return answer(undefined); };
    });
    entries.getAllKeys = function () { return answer([]); };
    return answer({
      transaction: function () { return { objectStore: function () { return entries; } }; },
      close: function () {}
    });
  }

  // ---- downloads, and the progress bar --------------------------------------------------------

  function count(more) {
    bytes += more;
    whenParsed(showProgress);
    signOfLife();
  }

  function showProgress() {
    var bar = element("boot-progress");
    bar.value = bytes;
    if (bytes >= bar.max) element("boot-label").textContent = say("preparing");
  }

  // Reads a copy, so that the browser can still compile the original while it arrives.
  function countBody(response) {
    var reader = response.clone().body.getReader();
    return reader.read().then(function next(step) {
      if (step.done) return null;
      count(step.value.length);
      return reader.read().then(next);
    });
  }

  // While Python is still awaited the browser has time for this; see tools/bytecode.py.
  function unpacked(response) {
    var plain = response.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(plain).arrayBuffer().then(function (bytes) { return new Response(bytes); });
  }

  // `fetching`: the promised response, if the page has asked for the file already.
  function begin(path, fetching) {
    var url = new URL(path, document.baseURI).href;
    begun[url] = (fetching || browserFetch(url)).then(function (response) {
      if (!response.ok) throw new Error(response.status + " " + url);
      countBody(response);
      return /\.pack$/.test(path) ? unpacked(response) : response;
    });
    begun[url].catch(function (error) { fail("missing-file", path + "\n" + error); });
    return begun[url];
  }

  // Hands over what was begun already, once.
  function fetchBegun(resource) {
    var url = new URL(resource.url || resource, document.baseURI).href;
    var response = begun[url];
    delete begun[url];
    return response || browserFetch.apply(window, arguments);
  }

  // The first paint comes before the compiler takes all processors; a page in the background has none.
  function painted() {
    return new Promise(function (done) {
      requestAnimationFrame(function () { setTimeout(done); });
      setTimeout(done, 500);
    });
  }

  function beginDownloads() {
    // No <link rel=preload> for these: Chromium would not keep the compiled code of a preloaded wasm.
    var own = document.currentScript;
    var code = begin(own.getAttribute("data-compile"), window.largest);
    carteado.compiled = painted().then(function () { return WebAssembly.compileStreaming(code); });
    carteado.compiled.catch(function (error) { fail("missing-file", String(error)); });
    own.getAttribute("data-download").split(" ").forEach(function (path) { begin(path); });
    var script = document.querySelector("script[type=py]");
    begin(script.getAttribute("src"));
    begin(script.getAttribute("config"));
    window.fetch = fetchBegun;
  }

  // Scripts are loaded by the browser itself, which tells their sizes when they are there.
  function countScripts() {
    new PerformanceObserver(function (list) {
      list.getEntries().forEach(function (entry) {
        if (/\.mjs$|\/pyscript\/core/.test(entry.name)) count(entry.decodedBodySize);
      });
    }).observe({ type: "resource", buffered: true });
  }

  // ---- listening ------------------------------------------------------------------------------

  function onError(event) {
    var file = event.target && (event.target.src || event.target.href);
    if (file) {
      fail("missing-file", file);
    } else if (event.error instanceof SyntaxError && state() === "loading") {
      fail("old-browser", event.message + "\n" + event.filename);
    } else {
      fail("crash", (event.error && event.error.stack) || event.message);
    }
  }

  function onRejection(event) {
    fail("crash", String((event.reason && event.reason.stack) || event.reason));
  }

  // PyScript only prints what goes wrong in main.py.
  function onScriptDone() {
    if (state() === "loading") fail("crash", lastError);
  }

  function rememberErrors() {
    var print = console.error;
    console.error = function () {
      lastError = Array.prototype.join.call(arguments, " ");
      return print.apply(console, arguments);
    };
  }

  // A game chosen before Python is there: main.py reads `data-wanted`.
  function remember(event) {
    var button = event.target.closest("button[data-game]");
    if (!button) return;
    root.setAttribute("data-wanted", button.getAttribute("data-game"));
    var buttons = document.querySelectorAll("button[data-game]");
    for (var i = 0; i < buttons.length; i++) {
      buttons[i].setAttribute("aria-pressed", String(buttons[i] === button));
    }
    element("boot-wanted").textContent = say("wanted");
  }

  // The shell needs few of the style sheets: no others are fetched before it has been painted.
  function dressTable() {
    document.head.appendChild(element("table-styles").content);
  }

  function showLoading() {
    element("boot-label").textContent = say(again() ? "opening" : "downloading");
    element("boot-once").hidden = again();
  }

  function start() {
    root.setAttribute("data-app", "loading");
    document.addEventListener("click", remember);
    window.addEventListener("py:done", onScriptDone);
    rememberErrors();
    beginDownloads();
    checkStorage();
    countScripts();
    whenParsed(showLoading);
    whenParsed(function () { painted().then(dressTable); });
    signOfLife();
  }

  var carteado = { fail: fail, ready: ready, say: say, wear: wear, language: language() };
  window.carteado = carteado;
  look = preferences();
  wearAgain();
  night.addEventListener("change", wearAgain);
  strong.addEventListener("change", wearAgain);
  window.addEventListener("error", onError, true);
  window.addEventListener("unhandledrejection", onRejection);
  undress();
  whenParsed(keepElements);
  whenParsed(dress);
  var problem = obstacle();
  if (problem) fail(problem, navigator.userAgent);
  else start();
})();
