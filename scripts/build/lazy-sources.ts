import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const LAZY = /\b(lazy(?:Page|Part)\(\s*)(\(\) =>\s*import\((['"])([^'"]+)\3\))/g;

/** Adds to every lazy page and part of a module the path of its source, as the build's manifest spells it. */
export function annotateLazySources(code: string, file: string, root: string): string {
  return code.replaceAll(LAZY, (_, call: string, load: string, _quote, target: string) => {
    const source = relative(root, resolve(dirname(file), target)).replaceAll('\\', '/');
    return `${call}Object.assign(${load}, { file: '${source}' })`;
  });
}

/**
 * Tells lazily loaded pages and parts (src/shared/ui/lazy-part.tsx) their source path, by which the server finds the
 * scripts and styles of a document.
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
      handler: (code, id) => ({ code: annotateLazySources(code, id, root), map: null }),
    },
  };
}
