// What the pages do beyond HTML. Everything can be read without it.
"use strict";
(() => {
  // On a narrow screen the menu starts closed.
  const menu = document.getElementById("menu");
  if (menu && matchMedia("(max-width: 56rem)").matches) menu.open = false;

  // A one-time code comes in the fragment, which is never sent; it moves into its field and leaves the address.
  const code = document.querySelector("input[data-from-fragment]");
  if (code && location.hash.length > 1) {
    code.value = decodeURIComponent(location.hash.slice(1));
    history.replaceState(null, "", location.pathname + location.search);
  }

  // A choice that is in force at once; without script its button does it.
  for (const choice of document.querySelectorAll("select[data-send]")) {
    choice.form.querySelector("button").hidden = true;
    choice.addEventListener("change", () => choice.form.requestSubmit());
  }

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

  const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

  function draw(box) {
    const text = box.dataset.chart;
    if (!window.uPlot || box.drawn === text) return;
    box.drawn = text;
    const chart = JSON.parse(text);
    const dim = colour("--dim");
    const axis = { stroke: dim, grid: { stroke: colour("--chart-grid"), width: 1 }, ticks: { stroke: colour("--chart-grid"), width: 1 } };
    const lines = chart.lines.map((line, at) => ({
      label: line.label,
      stroke: colour(line.colour || `--chart-${at + 1}`),
      width: 2,
      spanGaps: false,
      points: { show: chart.x.length < 3 },
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
        axes: [axis, { ...axis, size: 56 }],
        series: [{}, ...lines],
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
