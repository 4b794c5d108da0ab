import { expect, it } from 'vitest';
import { fillTemplate, splitTemplate } from './document.ts';
import { startOf, stylesOf } from './loading.ts';
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

it('filesOf returns the files of every page, then those of a page, imports first', () => {
  const { files, template: rest } = splitTemplate(template);
  expect(files).toEqual({ scripts: ['/assets/index-1.js'], styles: ['/assets/index-1.css'] });
  expect(rest).not.toContain('/assets/');
  expect(filesOf(manifest, ['src/features/feed/pages/A.tsx', 'src/unknown.tsx'], files)).toEqual({
    scripts: [
      '/assets/index-1.js',
      '/assets/shared-2.js',
      '/assets/cycle-4.js',
      '/assets/cards-3.js',
      '/assets/A-5.js',
    ],
    styles: ['/assets/index-1.css', '/assets/cards-3.css', '/assets/A-5.css'],
  });
});

it('fillTemplate inserts text literally, also with $ patterns', () => {
  const html = fillTemplate(
    template,
    {
      attributes: 'lang="de" data-palette="vampire"',
      head: "<title>$& costs $1 and $'</title>",
      body: '<p>$& costs $1</p>',
      state: '<script type="application/json">{}</script>',
      sources: [],
    },
    { styles: '<style>$&</style>', start: '<script>start</script>' },
  );
  expect(html).toContain('<html lang="de" data-palette="vampire">');
  expect(html).toContain("<title>$& costs $1 and $'</title>");
  expect(html).toContain(
    '<div id="root"><p>$& costs $1</p></div><script type="application/json">{}</script><script>start</script>',
  );
  expect(html).toMatch(/<style>\$&<\/style>\s*<\/head>/);
});

const files = {
  scripts: ['/assets/index-1.js', '/assets/A-5.js'],
  styles: ['/assets/index-1.css', '/assets/A-5.css'],
};

it('stylesOf inlines the style sheets in order, with disabled links for the scripts', () => {
  const html = stylesOf(files, (file) => `/* ${file} */`);
  expect(html).toContain('<style>/* /assets/index-1.css */\n/* /assets/A-5.css */</style>');
  expect(html.match(/<link rel="stylesheet" crossorigin disabled href=/g)).toHaveLength(2);
  expect(stylesOf(files)).not.toMatch(/disabled|<style/);
});

it('startOf loads the scripts, entry first', () => {
  expect(startOf(files)).toMatch(/^<script>.*\(\["\/assets\/index-1\.js","\/assets\/A-5\.js"\]\)<\/script>$/);
  expect(startOf({ scripts: [], styles: [] })).toBe('');
});

it('startOf delays a form that needs scripts, and loads them at once', () => {
  const code = startOf(files).replace(/^<script[^>]*>|<\/script>$/g, '');
  const asked: string[] = [];
  let send: (event: unknown) => void = () => {};
  const document = {
    hidden: false,
    images: [],
    addEventListener: (_name: string, listener: typeof send) => {
      send = listener;
    },
    createElement: () => ({}),
    head: { append: ({ src }: { src?: string }) => src && asked.push(src) },
  };
  const nothing = () => undefined;
  new Function('document', 'setTimeout', 'requestAnimationFrame', code)(document, nothing, nothing);
  const press = (hasAction: boolean, defaultPrevented = false) => {
    const form = { hasAttribute: () => hasAction, isSentEarly: false };
    let isHeld = false;
    send({
      target: form,
      defaultPrevented,
      preventDefault: () => {
        isHeld = true;
      },
    });
    return [isHeld, form.isSentEarly];
  };
  expect(press(true)).toEqual([false, false]);
  expect(press(false, true)).toEqual([false, false]);
  expect(asked).toEqual([]);
  expect(press(false)).toEqual([true, true]);
  expect(asked).toEqual(['/assets/index-1.js']);
});
