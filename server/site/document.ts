import type { RenderResult } from '#src/app/rendering/render.tsx';
import type { PageFiles } from './manifest.ts';

type DocumentParts = NonNullable<RenderResult['document']>;

const LOADS =
  /\s*<(?:script type="module"|link rel="(?:stylesheet|modulepreload)")[^>]*(?:src|href)="(\/[^"]+)"[^>]*>(?:<\/script>)?/g;

/** What the build's template loads, as a list of files, entry first, and the template without it. */
export function splitTemplate(template: string): { template: string; files: PageFiles } {
  const files = [...template.matchAll(LOADS)].map(([, file]) => file ?? '');
  return {
    template: template.replaceAll(LOADS, ''),
    files: {
      scripts: files.filter((file) => file.endsWith('.js')),
      styles: files.filter((file) => file.endsWith('.css')),
    },
  };
}

/** What a document loads, as text: styles for the end of its head, scripts for the end of its body. */
export interface Loads {
  styles: string;
  start: string;
}

/** Puts the rendered pieces into the template. Replacers are functions, because text of members may contain "$&". */
export function fillTemplate(template: string, parts: DocumentParts, { styles, start }: Loads): string {
  return template
    .replace(/<html[^>]*>/, () => `<html ${parts.attributes}>`)
    .replace('<!--app:head-->', () => parts.head)
    .replace('</head>', () => `  ${styles}\n  </head>`)
    .replace('<!--app:html-->', () => parts.body)
    .replace('<!--app:state-->', () => parts.state + start);
}

/** Shown when even the failure's own view cannot be rendered. Needs nothing that may be broken. */
export const lastResort = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Something went wrong · Skein</title>
  </head>
  <body>
    <main>
      <h1>We dropped a stitch</h1>
      <p>Something went wrong on our side. Please try again in a moment.</p>
      <p><a href="">Try again</a></p>
    </main>
  </body>
</html>
`;
