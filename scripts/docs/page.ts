/**
 * The frame of all pages of the reference site. Addresses are relative to `/docs/api`; there are no inline scripts or
 * styles.
 */

const PAGES = [
  ['', 'Getting started'],
  ['/errors', 'Errors'],
  ['/workflows', 'Workflows'],
  ['/screens', 'Screens'],
  ['/reference', 'All calls'],
] as const;

export interface Page {
  /** Path below `/docs/api`, empty for the first page. */
  path: (typeof PAGES)[number][0];
  version: string;
  /** Addresses of style sheets and scripts. */
  styles: string[];
  scripts?: string[];
  body: string;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for element content or an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

export function pageHtml({ path, version, styles, scripts = [], body }: Page): string {
  const links = PAGES.map(
    ([to, name]) => `<a href="/docs/api${to}"${to === path ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  const title = PAGES.find(([to]) => to === path)?.[1] ?? '';
  return `<!doctype html>
<html lang="en" data-palette="trueBlue">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Skein API</title>
<link rel="icon" href="data:,">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<p><a href="/">Skein</a> API <span>${escapeHtml(version)}</span></p>
<nav aria-label="Reference">${links.join('')}</nav>
</header>
<main id="content" tabindex="-1">
${body}
</main>
${scripts.map((src) => `<script src="${src}"></script>`).join('\n')}
</body>
</html>
`;
}
