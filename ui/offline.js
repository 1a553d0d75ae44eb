// After the table is playable: the service worker, the offer of a new version, installing, files.
(function () {
  "use strict";

  function offer(worker) {
    var bar = document.getElementById("update");
    bar.hidden = false;
    document.getElementById("update-now").onclick = function () { worker.postMessage("activate"); };
    document.getElementById("update-later").onclick = function () { bar.hidden = true; };
  }

  function watch(registration) {
    // Without a worker in charge this is the first visit, and the first version is nothing new.
    function offerIfNew(worker) {
      if (navigator.serviceWorker.controller) offer(worker);
    }
    if (registration.waiting) offerIfNew(registration.waiting);
    registration.addEventListener("updatefound", function () {
      var worker = registration.installing;
      worker.addEventListener("statechange", function () {
        if (worker.state === "installed") offerIfNew(worker);
      });
    });
    document.addEventListener("visibilitychange", function () {
      if (!document.hidden) registration.update().catch(function stillOffline() {});
    });
  }

  function reloadWhenReplaced() {
    var replaced = Boolean(navigator.serviceWorker.controller);
    navigator.serviceWorker.addEventListener("controllerchange", function () {
      if (replaced) location.reload();
      replaced = true;
    });
  }

  // Browsers that can install the table say so once; the home screen shows a button while they can.
  function keepOffer(event) {
    var root = document.documentElement;
    event.preventDefault();
    root.setAttribute("data-installable", "");
    window.carteado.install = function () {
      root.removeAttribute("data-installable");
      event.prompt();
    };
  }

  window.addEventListener("beforeinstallprompt", keepOffer);

  // Hands the person a file, as if it had been downloaded.
  window.carteado.saveFile = function (name, text) {
    var link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = name;
    link.click();
    setTimeout(function () { URL.revokeObjectURL(link.href); }, 60000);
  };

  window.addEventListener("carteado:ready", function () {
    // Not there in some private windows: the game is playable, only not offline.
    if (!navigator.serviceWorker) return;
    reloadWhenReplaced();
    navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" }).then(watch, function (error) {
      console.warn("offline copy not possible: " + error);
    });
  }, { once: true });
})();
