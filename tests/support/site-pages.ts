/** A minimal document template and asset loader for rendering pages. */
export const template = `<!doctype html>
<html lang="en"><head><!--app:head--></head>
<body><div id="root"><!--app:html--></div><!--app:state--></body></html>`;

export const loads = () => ({ styles: '<style>a{}</style>', start: '<script>start()</script>' });

/** Returns the state of a document, as the browser reads it. */
export function stateOf(html: string) {
  const [, json = ''] = /<script id="page-state"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}
