/** Seconds between two looks of the waiting page. */
const LOOK_EVERY_SECONDS = 3

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`)

/** A small page that waits for the decision and looks again by itself; it needs no script. */
export const waitingPage = (next: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="${String(LOOK_EVERY_SECONDS)};url=${escape(next)}">
<title>One moment</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; display: grid; place-content: center; min-height: 90vh; margin: 0; padding: 0 1rem; text-align: center; color: #18181b; background: #fafafa }
.turn { width: 2rem; height: 2rem; margin: 0 auto 1rem; border: 3px solid #d4d4d8; border-top-color: #18181b; border-radius: 50%; animation: turn 1s linear infinite }
@keyframes turn { to { transform: rotate(1turn) } }
@media (prefers-reduced-motion: reduce) { .turn { animation: none } }
@media (prefers-color-scheme: dark) { body { color: #f4f4f5; background: #18181b } .turn { border-color: #52525b; border-top-color: #f4f4f5 } }
</style>
</head>
<body>
<main role="status">
<div class="turn" aria-hidden="true"></div>
<p id="waiting">We are waiting for the answer of the financing service.<br>This page goes on by itself.</p>
<p><a href="${escape(next)}">Look again</a></p>
</main>
</body>
</html>
`
