import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const LAZY = /\b(lazy(?:Page|Part)\(\s*)(\(\) =>\s*import\((['"])([^'"]+)\3\))/g;

/** Tells every lazy page and part of a module the path of its source, as the build's manifest spells it. */
export function tellSources(code: string, file: string, root: string): string {
  return code.replaceAll(LAZY, (_, call: string, load: string, _quote, target: string) => {
    const source = relative(root, resolve(dirname(file), target)).replaceAll('\\', '/');
    return `${call}Object.assign(${load}, { file: '${source}' })`;
  });
}

/**
 * Lets pages and parts that come later (src/shared/ui/lazy-part.tsx) know where they come from: by that the server finds
 * the scripts and styles of what a document shows.
 */
export function lazySources(): Plugin {
  let root = '';
  return {
    name: 'lazy-sources',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\blazy(?:Page|Part)\(/ },
      handler: (code, id) => ({ code: tellSources(code, id, root), map: null }),
    },
  };
}
