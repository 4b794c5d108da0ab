import type { PageFiles } from './manifest.ts';

/**
 * Inline script at the end of the document. The first paint needs no script, so scripts are fetched once the page has
 * been painted and its first pictures are loaded, or after two seconds, or at once in a hidden page.
 *
 * A form that only scripts can send waits for them: sent by the browser it would fail and lose the input. The page
 * sends it after hydration (`restoreTypedInput`). Forms with an action of their own need no help.
 */
const BOOT = `(files => {
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = files[0];
    document.head.append(script);
  };
  document.addEventListener('submit', event => {
    if (event.defaultPrevented || event.target.hasAttribute('action')) return;
    event.preventDefault();
    event.target.isSentEarly = true;
    ask();
  });
  if (document.hidden) return ask();
  const pictures = [...document.images].filter(one => one.fetchPriority === 'high' && !one.complete);
  const arrivals = pictures.map(one => new Promise(done => {
    one.addEventListener('load', done);
    one.addEventListener('error', done);
  }));
  setTimeout(ask, 2000);
  requestAnimationFrame(() => setTimeout(() => Promise.all(arrivals).then(() => setTimeout(ask))));
})`;

const boot = BOOT.replaceAll(/\n\s*/g, ' ');

/** Returns the element that loads a page's scripts; the first one is the entry. */
export function startOf({ scripts }: PageFiles): string {
  return scripts.length === 0 ? '' : `<script>${boot}(${JSON.stringify(scripts)})</script>`;
}

/**
 * Returns a page's style elements. With `textOf` the rules are inlined, so that the document can be painted at once;
 * the links are then disabled (and never fetched) and only tell the scripts that these rules are already loaded.
 */
export function stylesOf({ styles }: PageFiles, textOf?: (file: string) => string): string {
  if (!textOf)
    return styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`).join('\n    ');
  const signs = styles.map((file) => `<link rel="stylesheet" crossorigin disabled href="${file}">`);
  return `<style>${styles.map(textOf).join('\n')}</style>\n    ${signs.join('\n    ')}`;
}
