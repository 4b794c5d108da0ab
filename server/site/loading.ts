import type { PageFiles } from './manifest.ts';

/**
 * Runs in the document, after its last element. Nothing in the first look needs a script, so the network is left to
 * what is looked at: scripts are asked for once the page has been painted and the pictures at its top are here, or after
 * two seconds, or at once where nobody is looking.
 *
 * A form that only scripts can send waits for them: sent by the browser it would lead nowhere and lose what was typed.
 * The page sends it when it has come to life (`restoreTypedInput`). Forms with an address of their own need no help.
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

/** The element that fetches a page's scripts when their time has come; the first one is the entry. */
export function startOf({ scripts }: PageFiles): string {
  return scripts.length === 0 ? '' : `<script>${boot}(${JSON.stringify(scripts)})</script>`;
}

/**
 * A page's style sheets. With `textOf` their rules stand in the document, so that it can be painted as soon as it is
 * here; the links are then only signs (nobody fetches a disabled one) by which the scripts that come later know that they
 * need not fetch the same rules again.
 */
export function stylesOf({ styles }: PageFiles, textOf?: (file: string) => string): string {
  if (!textOf)
    return styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`).join('\n    ');
  const signs = styles.map((file) => `<link rel="stylesheet" crossorigin disabled href="${file}">`);
  return `<style>${styles.map(textOf).join('\n')}</style>\n    ${signs.join('\n    ')}`;
}
