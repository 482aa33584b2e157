// What the pages do beyond HTML. Everything can be read without it.
"use strict";
(() => {
  document.documentElement.classList.add("scripted");

  // On a narrow screen the menu starts closed.
  const menu = document.getElementById("menu");
  if (menu && matchMedia("(max-width: 56rem)").matches) menu.open = false;

  // A one-time code comes in the fragment, which is never sent; it moves into its field and leaves the address.
  const code = document.querySelector("input[data-from-fragment]");
  if (code && location.hash.length > 1) {
    code.value = location.hash.slice(1);
    history.replaceState(null, "", location.pathname + location.search);
  }

  // A choice that is in force at once; without script its button does it.
  for (const choice of document.querySelectorAll("select[data-send]")) {
    choice.form.querySelector("button").hidden = true;
    choice.addEventListener("change", () => choice.form.requestSubmit());
  }

  // Times that run out. `data-left`: seconds that were left when the element came.
  const clocks = new WeakMap();
  function countDown() {
    for (const box of document.querySelectorAll("time[data-left]")) {
      const left = box.dataset.left;
      if (clocks.get(box)?.left !== left) clocks.set(box, { left, since: performance.now() });
      const seconds = Math.max(0, Math.round(left - (performance.now() - clocks.get(box).since) / 1000));
      box.textContent = seconds < 60 ? `for ${seconds} s` : `for ${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    }
  }
  if (document.querySelector("time[data-left], [hx-trigger]")) setInterval(countDown, 1000);
  countDown();
  document.addEventListener("htmx:after:swap", countDown);

  // Whether the server still answers a page that asks it again and again.
  const offline = (is) => document.querySelectorAll("[data-offline]").forEach((box) => (box.hidden = !is));
  document.addEventListener("htmx:error", () => offline(true));
  document.addEventListener("htmx:after:request", () => offline(false));
  document.addEventListener("htmx:response:error", (event) => offline(event.detail.ctx.response.raw.status >= 500));

  // Enter sends, Shift+Enter makes a line; not while characters are being composed.
  document.addEventListener("keydown", (event) => {
    const box = event.target.closest?.("textarea[data-enter]");
    if (!box || event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    // A key that is held down sends once.
    if (box.value.trim() && !event.repeat) box.form.requestSubmit();
  });

  // A text file goes into a field: forms carry text only.
  document.addEventListener("change", async (event) => {
    const pick = event.target.closest?.("input[type=file][data-into]");
    if (!pick?.files.length) return;
    document.getElementById(pick.dataset.into).value = await pick.files[0].text();
    document.getElementById(pick.dataset.nameInto).value = pick.files[0].name;
    pick.value = "";
  });

  document.addEventListener("click", async (event) => {
    const button = event.target.closest("button[data-copy]");
    if (!button) return;
    const text = document.getElementById(button.dataset.copy).textContent;
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(document.getElementById(button.dataset.copy));
      button.textContent = "Selected: copy it";
    }
  });

  // A drawn chart is not part of what the server sends.
  if (window.htmx) htmx.config.morphSkipChildren += ", .plot";

  const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

  function draw(box) {
    const text = box.dataset.chart;
    if (!window.uPlot || box.drawn === text) return;
    box.drawn = text;
    const chart = JSON.parse(text);
    const dim = colour("--dim");
    const lone = (values) => values.flatMap((value, at) => (value != null && values[at - 1] == null && values[at + 1] == null ? [at] : []));
    // UTC, as everywhere on the pages.
    const clock = (at) => new Date(at * 1000).toISOString().slice(11, 16);
    const axis = { stroke: dim, grid: { stroke: colour("--chart-grid"), width: 1 }, ticks: { stroke: colour("--chart-grid"), width: 1 } };
    const lines = chart.lines.map((line, at) => ({
      label: line.label,
      stroke: colour(line.colour || `--chart-${at + 1}`),
      width: 2,
      spanGaps: false,
      // A point between two gaps has no line that would show it.
      points: { show: false, size: 6, filter: () => lone(line.values) },
      value: (_, value) => (value == null ? "–" : `${value.toLocaleString(undefined, { maximumFractionDigits: 1 })}${chart.unit ? ` ${chart.unit}` : ""}`),
    }));
    box.plot?.destroy();
    box.textContent = "";
    box.plot = new uPlot(
      {
        width: box.clientWidth || 320,
        height: Number(box.dataset.height) || 180,
        cursor: { drag: { x: false, y: false } },
        scales: { y: { range: (_, low, high) => [0, high > 0 ? high * 1.1 : 1] } },
        axes: [{ ...axis, values: (_, ticks) => ticks.map(clock) }, { ...axis, size: 56 }],
        series: [{ value: (_, at) => (at == null ? "–" : clock(at)) }, ...lines],
      },
      [chart.x, ...chart.lines.map((line) => line.values)],
      box,
    );
  }
  const drawAll = (again) => {
    for (const box of document.querySelectorAll("[data-chart]")) {
      if (again) box.drawn = null;
      draw(box);
    }
  };
  addEventListener("DOMContentLoaded", () => drawAll(false));
  document.addEventListener("htmx:after:swap", () => drawAll(false));
  addEventListener("resize", () => drawAll(true));
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => drawAll(true));
})();
