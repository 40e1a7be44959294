/**
 * The kit's looks. Every colour is a custom property of the page, light and dark by the page's own `color-scheme`; every
 * piece has a `part`.
 */
export const STYLES = `
:host {
  --ink: var(--financing-ink, light-dark(#17202a, #eef2f6));
  --soft: var(--financing-soft, light-dark(#55616d, #a9b4c0));
  --ground: var(--financing-ground, light-dark(#ffffff, #161b21));
  --field: var(--financing-field, light-dark(#ffffff, #0f1318));
  --line: var(--financing-line, light-dark(#d5dbe1, #343d47));
  --edge: var(--financing-edge, light-dark(#7b8794, #7d8996));
  --accent: var(--financing-accent, light-dark(#0b5c4b, #6fd3ba));
  --on-accent: var(--financing-on-accent, light-dark(#ffffff, #06231c));
  --bad: var(--financing-bad, light-dark(#9b1c13, #ffb4ab));
  --bad-ground: var(--financing-bad-ground, light-dark(#fdecea, #3a1512));
  --note-ground: var(--financing-note-ground, light-dark(#fff6dd, #33290b));
  --good-ground: var(--financing-good-ground, light-dark(#e4f4ee, #0f2c24));
  --radius: var(--financing-radius, 10px);
  display: block;
  color: var(--ink);
  font: inherit;
  line-height: 1.5;
  overflow-wrap: break-word;
}
:host([hidden]), [hidden] { display: none !important; }
*, *::before, *::after { box-sizing: border-box; }
.panel { padding: clamp(1rem, 4vw, 1.75rem); border: 1px solid var(--line); border-radius: calc(var(--radius) * 1.4); background: var(--ground); }
.body, .form { display: grid; gap: 1.1rem; }
.body > *, .form > *, .fields > * { min-width: 0; }
h2 { margin: 0 0 0.75rem; font-size: 1.35rem; line-height: 1.25; letter-spacing: -0.01em; }
h2:focus { outline: none; }
p { margin: 0; }
.soft { color: var(--soft); font-size: 0.92em; }
.test { margin: 0 0 0.75rem; font-size: 0.85rem; font-weight: 600; color: var(--soft); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.bad, .notice, .good { padding: 0.75rem 1rem; border-radius: var(--radius); }
.bad { color: var(--bad); background: var(--bad-ground); }
.bad a { color: inherit; }
.bad ul { margin: 0.4rem 0 0; padding-left: 1.2rem; }
#problem, #status.notice { margin-bottom: 1rem; }
.notice { background: var(--note-ground); }
.good { background: var(--good-ground); }
fieldset { display: grid; gap: 0.9rem; min-width: 0; margin: 0; padding: 0; border: 0; }
legend { margin-bottom: 0.6rem; padding: 0; font-size: 1.05rem; font-weight: 650; }
fieldset + fieldset, .card + .card { padding-top: 1.1rem; border-top: 1px solid var(--line); }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: 0.9rem 1.1rem; align-items: start; }
.field { display: grid; gap: 0.3rem; }
.field label { font-weight: 550; font-size: 0.95em; }
.problem { color: var(--bad); font-size: 0.92em; }
input, select { font: inherit; color: inherit; accent-color: var(--accent); }
input:not([type="radio"], [type="checkbox"], [type="file"]), select {
  width: 100%; min-height: 2.9rem; padding: 0.55rem 0.75rem; border: 1px solid var(--edge); border-radius: var(--radius); background: var(--field);
}
input[type="file"] { width: 100%; padding: 0.75rem; border: 1px dashed var(--edge); border-radius: var(--radius); }
[aria-invalid="true"] { border-color: var(--bad) !important; box-shadow: 0 0 0 1px var(--bad); }
input[type="radio"], input[type="checkbox"] { width: 1.2rem; height: 1.2rem; margin: 0; flex: none; }
.tick { grid-template-columns: auto 1fr; column-gap: 0.75rem; align-items: start; }
.tick label { grid-area: 1 / 2; font-weight: 400; }
.tick input { grid-area: 1 / 1; margin-top: 0.15rem; }
.tick .problem { grid-column: 2; }
.choice { display: flex; gap: 0.75rem; align-items: center; padding: 0.75rem 0.9rem; border: 1px solid var(--line); border-radius: var(--radius); cursor: pointer; }
.choice:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.choice img { border-radius: 6px; }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; }
button { min-height: 2.9rem; padding: 0.6rem 1.2rem; font: inherit; font-weight: 600; border-radius: var(--radius); border: 1px solid transparent; cursor: pointer; }
.main { color: var(--on-accent); background: var(--accent); }
.quiet { color: inherit; background: none; border-color: var(--edge); }
button[aria-busy="true"] { opacity: 0.6; cursor: progress; }
.question { display: grid; gap: 0.75rem; padding: 1rem; border: 1px solid var(--line); border-radius: var(--radius); }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--financing-focus, light-dark(#b45f06, #f5b94a)); outline-offset: 2px; }
.terms { display: grid; margin: 0; }
.row { display: flex; justify-content: space-between; gap: 1rem; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
.row dt { color: var(--soft); }
.row dd { margin: 0; font-weight: 600; text-align: right; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.5rem 0.4rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child { text-align: left; font-weight: 500; }
.comparison .changed td { font-weight: 700; }
.comparison .changed td:nth-child(2) { font-weight: 400; text-decoration: line-through; color: var(--soft); }
.comparison .changed { background: var(--note-ground); }
summary { padding: 0.4rem 0; font-weight: 600; cursor: pointer; }
.scroll { overflow-x: auto; }
.schedule table { font-size: 0.92em; white-space: nowrap; }
progress { width: 100%; accent-color: var(--accent); }
.spinner { display: block; width: 2.2rem; height: 2.2rem; border: 3px solid var(--line); border-top-color: var(--accent); border-radius: 50%; animation: turn 1s linear infinite; }
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { .spinner { animation-duration: 6s; } }
@media (max-width: 30rem) { .actions > button, .actions > .cancelling, .cancelling > button { width: 100%; } }
@media (max-width: 30rem) {
  .comparison, .comparison :is(thead, tbody) { display: block; }
  .comparison { font-size: 0.9em; }
  .comparison :is(th, td) { padding-inline: 0.2rem; }
  .comparison tr { display: grid; grid-template-columns: 1fr 1fr; }
  .comparison th[scope="row"] { grid-column: 1 / -1; padding-bottom: 0; border: 0; }
  .comparison thead th:first-child { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .comparison :is(thead th, td):nth-child(2) { text-align: left; }
}
`
