/** A document to render pages into, and what loads its scripts: enough for tests. */
export const template = `<!doctype html>
<html lang="en"><head><!--app:head--></head>
<body><div id="root"><!--app:html--></div><!--app:state--></body></html>`;

export const loads = () => ({ styles: '<style>a{}</style>', start: '<script>start()</script>' });

/** The state of a document, as the browser reads it. */
export function stateOf(html: string) {
  const [, json = ''] = /<script id="page-state"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}
