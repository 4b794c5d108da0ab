/**
 * The page that lists findings as they come. Text is inserted by `textContent` only, because it comes from a backend.
 */
export const findingsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What broke the contract</title>
<style>
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: #14142b; background: #fffdfa; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem; text-align: start; vertical-align: top; border-block-end: 1px solid #d8d4ce; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
@media (prefers-color-scheme: dark) { body { color: #f4f1ec; background: #15151d; } th, td { border-color: #3a3a48; } }
</style>
</head>
<body>
<main>
<h1>What broke the contract</h1>
<p id="state" role="status">Nothing yet. Use the site through the proxy; findings appear here as they happen.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Findings" hidden>
<table>
<thead><tr><th scope="col">Operation</th><th scope="col">Who</th><th scope="col">What</th><th scope="col">Last seen in</th><th scope="col">Times</th></tr></thead>
<tbody></tbody>
</table>
</div>
</main>
<script>
const rows = new Map();
const body = document.querySelector('tbody');
const state = document.getElementById('state');
const events = new EventSource('/events');
events.onmessage = ({ data }) => {
  const { operationId, side, status, problem, call, times } = JSON.parse(data);
  const key = [operationId, side, status, problem].join(' ');
  const row = rows.get(key) ?? body.insertRow();
  rows.set(key, row);
  document.querySelector('.scroll').hidden = false;
  row.replaceChildren(...[operationId ?? '', side === 'request' ? 'who asked' : 'the backend, ' + status, problem, call, times].map((text) => {
    const cell = document.createElement('td');
    cell.textContent = text;
    return cell;
  }));
  state.textContent = rows.size + (rows.size === 1 ? ' finding' : ' findings');
};
events.onerror = () => { state.textContent = 'The proxy has stopped; what it found stays here.'; };
</script>
</body>
</html>
`;
