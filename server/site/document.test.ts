import { expect, it } from 'vitest';
import { filesInTemplate, fillTemplate } from './document.ts';
import { filesOf, type Manifest } from './manifest.ts';

const template = `<!doctype html>
<html lang="en">
  <head><!--app:head--><script type="module" src="/assets/index-1.js"></script>
  <link rel="stylesheet" href="/assets/index-1.css"></head>
  <body><div id="root"><!--app:html--></div><!--app:state--></body>
</html>`;

const manifest: Manifest = {
  'index.html': { file: 'assets/index-1.js', css: ['assets/index-1.css'], imports: ['_shared'] },
  _shared: { file: 'assets/shared-2.js' },
  _cards: { file: 'assets/cards-3.js', css: ['assets/cards-3.css'], imports: ['_shared', '_cycle'] },
  _cycle: { file: 'assets/cycle-4.js', imports: ['_cards'] },
  'src/features/feed/pages/A.tsx': {
    file: 'assets/A-5.js',
    css: ['assets/A-5.css'],
    imports: ['_cards', 'index.html'],
  },
};

it('finds what a page needs beyond the template, imports before importers', () => {
  const loaded = filesInTemplate(template);
  expect(filesOf(manifest, ['src/features/feed/pages/A.tsx', 'src/unknown.tsx'], loaded)).toEqual({
    scripts: ['/assets/shared-2.js', '/assets/cycle-4.js', '/assets/cards-3.js', '/assets/A-5.js'],
    styles: ['/assets/cards-3.css', '/assets/A-5.css'],
  });
});

it('puts text into the template as it is', () => {
  const html = fillTemplate(
    template,
    {
      attributes: 'lang="de" data-palette="vampire"',
      head: "<title>$& costs $1 and $'</title>",
      body: '<p>$& costs $1</p>',
      state: '<script type="application/json">{}</script>',
      pages: [],
    },
    { scripts: ['/assets/A-5.js'], styles: ['/assets/A-5.css'] },
  );
  expect(html).toContain('<html lang="de" data-palette="vampire">');
  expect(html).toContain("<title>$& costs $1 and $'</title>");
  expect(html).toContain(
    '<div id="root"><p>$& costs $1</p></div><script type="application/json">{}</script>',
  );
  // A page's rules refine those every page has, so they come later.
  expect(html.indexOf('/assets/A-5.css')).toBeGreaterThan(html.indexOf('/assets/index-1.css'));
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/A-5.js">');
});
