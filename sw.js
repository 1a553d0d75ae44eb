// Keeps the whole table in the browser, so that it opens and plays without a network.
//
// The list below is made by `python -m tools.generate`. A version is installed whole or not at all:
// the hashes make a half-deployed site fail to install, and the browser tries again later. A new
// version waits until the player agrees to it (see ui/offline.js).

// generated: begin
const VERSION = "824baa9e6eed";
const FILES = {
  "game/__init__.py": "sha256-fEAjfB3MTBIhDMcWB0FsMjvMeM0+sxLxUBB22Tml3kE=",
  "game/bots/__init__.py": "sha256-TGVna6YNlTm5Cpq2syYV+Nby0HuXyu6sUgW2EJqg48o=",
  "game/bots/melder.py": "sha256-J5NuW1e4q8zGeSbjYy7BnRDCAgsrt1yctO3iZxtduJM=",
  "game/bots/simple.py": "sha256-N6rVqVWVcVHjV+RuTU4UPu2iPaT2rcSYmo2trAebACc=",
  "game/bots/tinker.py": "sha256-ak4HlJ/R/SggVky8Oc5SDY607iJf+Li2YMaDsU0VJ4M=",
  "game/cards.py": "sha256-f1P/S+ejrOfJ5q5H8uVm9xPu7LXUlNHST9Oy2lmmQSw=",
  "game/games.py": "sha256-3butnn3Dxi6XERQUGX7tpXFzQjzkrIJiDsjM3CsbnXM=",
  "game/match.py": "sha256-AFRVR85CYi+IIqHcqDH91ucKg+CgJmOsfZd37Np/DeU=",
  "game/mau_mau/__init__.py": "sha256-gpGlKgtygIgRtI8sztE6wx2hRGHzV65z2b1otTZBFBo=",
  "game/mau_mau/code.py": "sha256-APR8F1orZeruY3Myw/ozlOfjq0uc/3OgQ1MEAymuv0c=",
  "game/mau_mau/course.py": "sha256-AprI1+GkoKjHPMqjNOFkZQO2QIppugwQcSGFo00yC8Q=",
  "game/mau_mau/deal.py": "sha256-x50w7UAOyRkxOWgWrXMqlM0usx/5luYGuuCMP3F6RhA=",
  "game/mau_mau/effects.py": "sha256-EpiAnp9qtvgv5069qLVjiwmwUdhPIsrPCU+egb8XrTU=",
  "game/mau_mau/events.py": "sha256-3cKKa5NuKcge6WDUikMUmjBzZZ6pqcYQbJ9DUjgz/bo=",
  "game/mau_mau/evolve.py": "sha256-oJVruPNltI61cRNfAb4qhiUISox+B94B+mye8RQfFIY=",
  "game/mau_mau/fit.py": "sha256-Z6PMmOjKZUIMU3vCtnPa+WBVkHkMvF8kEUm2qXBQ/o8=",
  "game/mau_mau/goal.py": "sha256-deupY0IUXFAslb91rHAqeI4ydNRLm2+tTVaIi0v6RGw=",
  "game/mau_mau/intents.py": "sha256-efqV6eRJvQS2sMgqXual7MsyFaOvBA2G6bqG/jS3Qmw=",
  "game/mau_mau/judge.py": "sha256-lGRD+24Spf1PfRgBwgWWs/ix40qM/KyVEXuSLhB5Bfk=",
  "game/mau_mau/options.py": "sha256-E50ErWQrD8sJogxLV8Hsp3ygPyJiml42tl7nJaDaKJE=",
  "game/mau_mau/position.py": "sha256-qIMM32WGO6IjZr+vbg008z//v/84ho1EivDzQj62Dv4=",
  "game/mau_mau/presets.py": "sha256-OF/lIN3btLuV+OkpqKYhZj4hyr8o2sV6m6TZ1PRNAMc=",
  "game/mau_mau/state.py": "sha256-02Daah8O6ZZl7nQV2YRHFW9Bfk8mQJw+r1vorXm7Th8=",
  "game/mau_mau/view.py": "sha256-WMFZ9plBUgv1gbryW3OP3SLudKUs2ZCsebd/I5JurSU=",
  "game/mexe_mexe/__init__.py": "sha256-3DTbP5g7QWtOSu1K14EQ7S6T3/yjTc/Rx2MsFOk4dOw=",
  "game/mexe_mexe/arrange/prices.py": "sha256-Jn447fR3mvb1WRCueEyoFlw57s9yG6Qc48QrdPXqTDg=",
  "game/mexe_mexe/arrange/problem.py": "sha256-TvGv1Rp0Jnda6J1NJTgc7f1+q64cn1TeIJ/GWzpYo00=",
  "game/mexe_mexe/arrange/runs.py": "sha256-OdVJWJrc0F8RiOS0SoMhHpggUGTSNULI+0W8EYCxe9A=",
  "game/mexe_mexe/arrange/sets.py": "sha256-eHjXMnVqWqKZoalUJFCG5qJar35rW5Dj0taOz82Cscw=",
  "game/mexe_mexe/arrange/suits.py": "sha256-EvQFpH3OgXka3vNtFgU7SzoNpqffyRL02rlFxgPoY9c=",
  "game/mexe_mexe/course.py": "sha256-rGkGCjv0lTA7Go0Hqgi83kzOQ5qZd5ZZ8OzwwqSCZyM=",
  "game/mexe_mexe/deal.py": "sha256-uAaDuCRtUDxDTITvS0m5GLSA0GWpqs+zZoTdZqBvklY=",
  "game/mexe_mexe/events.py": "sha256-uuc0F4x9JuxkMEVJ74P6tNblGrn0WbFiJiF6S4+99ik=",
  "game/mexe_mexe/evolve.py": "sha256-7h6ttG5hCPgBW+rW2CvMzztUYOJbh0U/GjM5tkt3coY=",
  "game/mexe_mexe/intents.py": "sha256-fV9Hu8225adJh0zaUXaMIuZi1Ywlk16b/Z6IFzsmqvU=",
  "game/mexe_mexe/judge.py": "sha256-o2Wzvs8v+CUdift+zjtc1taDJFWLkYhn4/d/hkaco6w=",
  "game/mexe_mexe/melds.py": "sha256-HPUNwsX55KbO9JD/MD0aOUaUK0VZv6g5qPDe2/9vbLY=",
  "game/mexe_mexe/options.py": "sha256-F8JMYRuRhv+gn04EVCcVwAJeC7rTQPMx571J0FMz7Ww=",
  "game/mexe_mexe/position.py": "sha256-Pei0lrwcSQOTHXgPbGTZ2+yPf37EyN+0HmFA3G835Sk=",
  "game/mexe_mexe/scores.py": "sha256-uEjbdJg2sW0UaiS2DlY8iQt12SFFEz3IE2hUPMTub4E=",
  "game/mexe_mexe/state.py": "sha256-YS3x7YwlekJzEQRR4fFfr+xflC3MuGb2UiCLMh4iQ8k=",
  "game/mexe_mexe/turn.py": "sha256-7n5+W1aHPN+64iQyaHk6r2vLmMNF9gJ9clk1yfJv2t8=",
  "game/mexe_mexe/unfinished.py": "sha256-1c4FSPzTtcSd03Vcimm8bqsqeAo+dYQd0ANeyfbWOfw=",
  "game/mexe_mexe/verdict.py": "sha256-+gCUN0bIhhGUB/REIBtkOc78XED/GhVRM1pQM8a1kxk=",
  "game/mexe_mexe/view.py": "sha256-1HED/vcHZA5stItUmTizeQKB92hOMi4rmmyZoUwRo7w=",
  "game/mexe_mexe/workbench.py": "sha256-xSgXX9IkrQj/3Sl+1QfMn4xKocZcGRhl1pb0Hwd0BDU=",
  "game/notation.py": "sha256-bkOC0O4+5g36Lv9ueCTvJR1HfBgeB5gptIdD2Aq6a6Q=",
  "game/piles.py": "sha256-KT+PdPayoGhLeSMI3jyLS4bqoTmwkyzmbp39oXOr9GU=",
  "game/record.py": "sha256-8OtCuhL0l0v5JEEquGS/qARskoznUJ0xl7vaTqTzVxM=",
  "game/rules.py": "sha256-7EGqHeCH3xjLjXvyJikumTpOYgLNFZZ7o28mzJuxPFw=",
  "game/ruling.py": "sha256-yNMZCO+HE0uc0ZF4yQp1IXFFsk2uwH9j0TzFMrn53XE=",
  "game/seats.py": "sha256-vSF+B5QBT9WpyDOe09GnGrmqTLq1YpRU1xOcvN+dfNg=",
  "game/shuffle.py": "sha256-+g40OLCM4KKJBfBBDPrhDlkxPZR3CDCxPhBc0br0oV8=",
  "index.html": "sha256-rNRPk8gRQZzdCu7DYcxFRDWu3ooSQlSvKWXu2+YK/ro=",
  "pyscript.json": "sha256-JQF5sqW/8/gjvjpzqUjhVucVPMcIoLXdau7LWl1waEc=",
  "ui/__init__.py": "sha256-KAI5EgkdCkagnxQXUHnPe2+uwOsnS7zb14QcNwMn/1w=",
  "ui/app.py": "sha256-EmNzO/RVTwP6WU8So2j4/GQJfeov0cCoz1M55jVbZkI=",
  "ui/art/bunting.svg": "sha256-D2HXhKOWC9iIcb07KzX9IRvPYQmltA2l6qYf9EP+N70=",
  "ui/art/cards.svg": "sha256-qxx39NnjxjPiw4COKn2dciifroDBhjPo4G4wOmgNZjo=",
  "ui/art/felt.svg": "sha256-kXCJ3Idy68Yy+I+HSh0OYGmNkFPSY8XRE2+Ivsnufko=",
  "ui/art/icon-180.png": "sha256-R1EeLXf26EVRsdWqx6kPaBnEmQI0Prinls6STZ3LlUk=",
  "ui/art/icon-192.png": "sha256-1WCIDSMB4KN+i+9r1S/1M1iNWUqNGSxiuj0Op8QbxKA=",
  "ui/art/icon-512.png": "sha256-lKIz/l5tJidJUIRlmpomVhKbNh57zlDwxADy+13/BZw=",
  "ui/art/icon-maskable-192.png": "sha256-otuHVoP07HfktwRQ862SNTyHg6teO2lGUHNihCoIDC4=",
  "ui/art/icon-maskable-512.png": "sha256-N174q/iWFgk3CVm471D0o3OmGudzyVbFCXB5n4uBaTE=",
  "ui/art/icon.svg": "sha256-6248tMWHKHJOJ840ffclvClD3baVGb/DgxcCKbO1gqE=",
  "ui/art/icons.svg": "sha256-LhrXEJdTOTqLs6Res44YkXENIv/oLCBiLG5cMcAfPLo=",
  "ui/boot.js": "sha256-T3uVTmLgBA2w/6x+YM8m2TyLbjkPRWxrRYPbmgBrUrs=",
  "ui/css/cards.css": "sha256-fNn0SHflOohGdMYaYq3ImAxAYWMFHUmNv4ulxePRJdU=",
  "ui/css/dialog.css": "sha256-vLMcb7jHmIN7DYonvhR2H+0OQMDsFsyXW9wb50init4=",
  "ui/css/drawing.css": "sha256-9LnKRmDszfuup9eywr3DUtCkXS74bK8M4+Cum5UU0jE=",
  "ui/css/home.css": "sha256-Crzak2oefiEl1I/xtKdqYrDAfIUUYXfzltfrvS5+A2s=",
  "ui/css/house_rules.css": "sha256-/FAkWcgf+NGifBf2h3TdrUnK1yc+XUwgsLPCvIjLdjc=",
  "ui/css/log.css": "sha256-jhzNeZKzdBKddugwR7eYPuD7Em9HciYcBJYUmaOp4Hg=",
  "ui/css/motion.css": "sha256-5WnHW8hi1qb0DeNYrs6MOvTqRo0aPvynbD4Rs+XkszI=",
  "ui/css/piles.css": "sha256-Ee79xb3U0BnpUQ1W50mBihASQNHUUyUTKjIYk0kZ+OE=",
  "ui/css/place.css": "sha256-m0D6BZ0hL3FbYDycvkKPTWMiT5xtUC4I69eqOtVGTMo=",
  "ui/css/rulebook.css": "sha256-dbc+T09M8oUV3Sp2hVhgeloVAh7eyYAnpqzov6ULkg4=",
  "ui/css/seating.css": "sha256-yYa1jWKMuoM4ni1asDSsWzRI8ud5BtwqGAg0iuilqaA=",
  "ui/css/setup.css": "sha256-N3Fe2KA7RChMQAc6BI/N7F1g1th5PYAfbRl23VQarFU=",
  "ui/css/shell.css": "sha256-+FK/sR1m7F/Dt5UPsyAdtlWIbWpYnz1fm2HX35PiLJY=",
  "ui/css/table.css": "sha256-T8qFk/CeMtj6yZLaZrW6gCZ1uJUTl3xDTv2FA6fO4PY=",
  "ui/css/theme.css": "sha256-wOTdGqbK+VQ/80m7ICdnsqAt3WarWGhCFTowSLRh9e8=",
  "ui/desk.py": "sha256-xHBH5Lnk6mKYtj1/c4dEcdi2M0YqRPOC6514yG1YAJ4=",
  "ui/games.py": "sha256-2sewYq5jsBJRv1lY7fv1x+NsBYPUDnPRGKBzWn5PaK0=",
  "ui/house.py": "sha256-HUikq8LNrmRd+3eDs+H5Pkk+jKINR04qzWIU3bXcXgU=",
  "ui/lines.py": "sha256-BuMIAsAQP5cgQeRJjmtgSPVLNQyqKfQwOiYkpWnmRnA=",
  "ui/locale/en.json": "sha256-245If2cWa05ukPOuGVbAg82VNKznx/w3vOMYUQuvu8w=",
  "ui/locale/pt-BR.json": "sha256-uE8DfghE8AxccUiMJOSAuQfAn6D9/TYlSbGkfmxyO4A=",
  "ui/locale/rules.en.json": "sha256-bPa89vRBYaHJSoGHHBcA1oel/OH1RaBGHLFtnESIz48=",
  "ui/locale/rules.pt-BR.json": "sha256-odadVM2ZZbhYFsuuF+U/VGZz8ppFTt1HWm9m7zXos7M=",
  "ui/locale/setup.en.json": "sha256-wZk/yqPWpaPpK6h6EmO2E4WpDG+GIssiIcQM1XKpkoI=",
  "ui/locale/setup.pt-BR.json": "sha256-7tnZWeoKEh0vdsmsvlpvMLrAfIrAB+HSoCJybkLbI1w=",
  "ui/main.py": "sha256-3Yj/mEb/rtOanSWm2dToNvrCufXVG2znMubOKljcyBk=",
  "ui/manifest.webmanifest": "sha256-mY63Y+XLlMPOK4ajz8L0uKRc3FOhfv5ddyQtKbVUO5I=",
  "ui/mau_mau/__init__.py": "sha256-ug3HoR8OFvOvpsn5sGij8bjR05eKO6TddcHmDAHIxLA=",
  "ui/mau_mau/actions.py": "sha256-PA7vd6QC5ABq+hxz0ao7IKYwpOIzrCNO9JqEVOyT++8=",
  "ui/mau_mau/centre.py": "sha256-Rn/k2tWy5vz3KgtraT9BSpB48Tb9n+V0mZJs9tJg8hs=",
  "ui/mau_mau/dialogs.py": "sha256-SxUvg7vIFC2SIxx22gUBCE4Qfp2CJMP6FrKCEn0ME5M=",
  "ui/mau_mau/drawing.py": "sha256-ISHae8h0lmCQ6iuOEiryKQstWyFnmKfSV11H8D5Jkbk=",
  "ui/mau_mau/held.py": "sha256-kqq96a2rGcm5fju/s52+uztJ5qt/pS+FNYjO+9zAO7Y=",
  "ui/mau_mau/mine.py": "sha256-H6RNojPvQ1TmemBo9z4JCpylYciov1F49vMb/wMZjfc=",
  "ui/mau_mau/motion.py": "sha256-5tM2d0zviPmeMsOij7hzeMxhQWapNbKblkHnIfyQM/M=",
  "ui/mau_mau/narrate.py": "sha256-sSxZrin6Ye06GHBYINfnNYRL8Mz8V1C/Ht8SWloTxz8=",
  "ui/mau_mau/scene.py": "sha256-m1C800LyTbP0xz6RKNO6LBWsRfelaARHyL95M5mb72E=",
  "ui/mau_mau/seats.py": "sha256-YGqzOFSHcvEhzslnChS+Pb6SKzG7KhDwE4koaaDpE/M=",
  "ui/mau_mau/table.py": "sha256-RN5MrPaLPZ6VzXIQp1Tcv+CUwZ+U0AgqO17y9z+2GmE=",
  "ui/motion.py": "sha256-HOPeSpIAVrqSkWs5GdeKlLeWMAESX28t16JinAdo2vQ=",
  "ui/offline.js": "sha256-0PBT45bhwHbpRzXaaylr4D8ec13UH7qLVnwwosPP9QY=",
  "ui/own_tables.py": "sha256-eo5RiS43Eouh9jKzKNvgXsPmb6hVFpZpScFGlqXKveI=",
  "ui/places.py": "sha256-VU36qn+V+6wXrQZR7CWFJ/YTWFbJWp0RPbnCK6Ln/lo=",
  "ui/play.py": "sha256-BrmienpwrTqKAKWw6zj5Ufj5VodSUbMzA3RqrIspqBo=",
  "ui/preferences.py": "sha256-jxA9Dlg7IxsV8uxBO5ooDAswgwH3uCmRQhAuQ1EcMA4=",
  "ui/present/__init__.py": "sha256-CcJTO49t8DuhsQYFA2oVyLNTPAKDz538fplg8TcBWm0=",
  "ui/present/curtain.py": "sha256-Y+Dn/C6eaqXQ5KgGmmqPCQ2Rtjop+garB0GsgMNmPxo=",
  "ui/present/fields.py": "sha256-6/EKOaQB9ckNUVgNi2lgyKpzSw1JsiEDSyxBvhE32jU=",
  "ui/present/frame.py": "sha256-GVy9Be26lmHukSICxugrSQyBDjLSXIfRIPO1BSl540Q=",
  "ui/present/home.py": "sha256-pH+xk2cgDYs865GmoIy4QJbQG357b83IkVqKElMAuX4=",
  "ui/present/house_rules.py": "sha256-uEqhxl4NdeYZ8BnC1/2gf/APlbx/jSLX5nM9rIAoDqY=",
  "ui/present/parts.py": "sha256-O/WwU2l/vivC3AMeh2L4yQYQUmwelIONp0PVG1/SVEE=",
  "ui/present/rulebook.py": "sha256-25FqEp3aNAVG/Yet8oBV3oUZaTJ2+5W6mxlGZpdPHkw=",
  "ui/present/setup.py": "sha256-JD3+6Omwsxgv05soUQz2uJfVs0Vhty5DxnZvlhguk9c=",
  "ui/rulebook.py": "sha256-Rpwj0JiG8PvKTih7BO1J/B+T3JAWe9kH+6ROyukfVnM=",
  "ui/runtime.mjs": "sha256-IFwZc/rQvqetidOLWfIHhL+gZ/Wlq4pzVZ0EY8eqbFw=",
  "ui/scene.py": "sha256-PrSQT3Sf04DT9lh4mdfUcvaqybiL6QwRX77BOh8fUxc=",
  "ui/screen.py": "sha256-OypqpH+KB2Y7PhgmXnmLaFgppHgcTpGQHqo28uSdbN4=",
  "ui/session.py": "sha256-2t0aAoLL5HkHP/c7z79rYJ16K9QBkO1+SrThbeWF58g=",
  "ui/setup.py": "sha256-FcF/8JwJHJSF7oTJ5K/JOD6DevSxvtEARbiwv/eYVR4=",
  "ui/store.py": "sha256-zrfZmBCFsT0zx32UsjlnlkJSCYM6JN05IKxL4gNZrE4=",
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
  "ui/vendor/stdlib/python_stdlib.zip": "sha256-poXAfDoy8w9oeWYox308S2iK+OwbAajjtsNl98eWdK4=",
  "ui/words.py": "sha256-iLwZDEX29i4w2fo3mkSTf6jwFuRusrIlfhEWcc9bSdM="
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
