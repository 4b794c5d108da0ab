import type { RenderResult } from '#src/app/rendering/render.tsx';
import type { PageFiles } from './manifest.ts';

type DocumentParts = NonNullable<RenderResult['document']>;

const LOADS =
  /\s*<(?:script type="module"|link rel="(?:stylesheet|modulepreload)")[^>]*(?:src|href)="(\/[^"]+)"[^>]*>(?:<\/script>)?/g;

/** Splits the build's template into the files that it loads, entry first, and the template without them. */
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

/** HTML that loads a document's files: styles for the end of its head, scripts for the end of its body. */
export interface Loads {
  styles: string;
  start: string;
}

/** Fills the rendered parts into the template. Replacers are functions, because members' text may contain "$&". */
export function fillTemplate(template: string, parts: DocumentParts, { styles, start }: Loads): string {
  return template
    .replace(/<html[^>]*>/, () => `<html ${parts.attributes}>`)
    .replace('<!--app:head-->', () => parts.head)
    .replace('</head>', () => `  ${styles}\n  </head>`)
    .replace('<!--app:html-->', () => parts.body)
    .replace('<!--app:state-->', () => parts.state + start);
}

/** Document shown when even the error view cannot be rendered. Depends on nothing else. */
export const fallbackDocument = `<!doctype html>
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
