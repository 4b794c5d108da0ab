import type { Plugin } from 'vite';

/**
 * The cache of mutations as a site has it that never makes one: always empty. Writes here are plain calls with an
 * overlay over what is shown (src/shared/api/read/post-overlay.ts).
 */
const EMPTY_CACHE = `
import { Subscribable } from './subscribable.js';
export class MutationCache extends Subscribable {
  getAll() { return []; }
  find() {}
  findAll() { return []; }
  clear() {}
  resumePausedMutations() { return Promise.resolve(); }
}`;

/**
 * Leaves the mutations of TanStack Query out of the build, 1.5 kB of every page. Fails when something uses one after
 * all.
 */
export function leanQuery(): Plugin {
  return {
    name: 'lean-query',
    apply: 'build',
    transform: {
      filter: { id: /query-core\/build\/modern\/mutationCache\.js$/ },
      handler: () => ({ code: EMPTY_CACHE, map: null }),
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const modules = file.type === 'chunk' ? Object.entries(file.modules) : [];
        if (
          modules.some(([id, { renderedLength }]) => /\/mutationObserver\.js$/.test(id) && renderedLength > 0)
        )
          this.error('useMutation is used: take leanQuery() out of vite.config.ts.');
      }
    },
  };
}
