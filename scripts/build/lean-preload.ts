import type { Plugin } from 'vite';

/**
 * Fetches what a part of the site needs, style sheets before it is run, each file once. A sheet that cannot be fetched
 * fails the part, and is asked for again the next time.
 */
const HELPER = `
const asked = new Map();
function ask(file) {
  const href = '/' + file;
  const isSheet = href.endsWith('.css');
  if (asked.has(href) || document.querySelector('link[href="' + href + '"]')) return asked.get(href);
  const link = document.createElement('link');
  link.rel = isSheet ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  const arrival = isSheet && new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => {
      asked.delete(href);
      link.remove();
      fail(Error('No ' + href));
    };
  });
  asked.set(href, arrival);
  document.head.append(link);
  return arrival;
}
export const __vitePreload = (load, files) => files?.length ? Promise.all(files.map(ask)).then(load) : load();
`;

/** Puts a smaller helper for loading parts in the place of Vite's, which every page carries. */
export function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: HELPER, moduleSideEffects: false }),
    },
  };
}
