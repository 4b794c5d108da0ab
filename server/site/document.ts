import type { RenderResult } from '#src/app/rendering/render.tsx';
import type { PageFiles } from './manifest.ts';

type DocumentParts = NonNullable<RenderResult['document']>;

/** Files the template itself loads. */
export function filesInTemplate(template: string): Set<string> {
  return new Set([...template.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file ?? ''));
}

const preloads = ({ scripts, styles }: PageFiles): string =>
  [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ].join('\n    ');

/** Puts the rendered pieces into the template. Replacers are functions, because text of members may contain "$&". */
export function fillTemplate(template: string, parts: DocumentParts, files: PageFiles): string {
  return (
    template
      .replace(/<html[^>]*>/, () => `<html ${parts.attributes}>`)
      .replace('<!--app:head-->', () => parts.head)
      // After the template's own style sheet: a page's rules refine those of the primitives it uses.
      .replace('</head>', () => `  ${preloads(files)}\n  </head>`)
      .replace('<!--app:html-->', () => parts.body)
      .replace('<!--app:state-->', () => parts.state)
  );
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
