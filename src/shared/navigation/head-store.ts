import { createContext } from 'react';
import type { Head } from '#src/domain/page-head.ts';
import type { LayerName } from './layers.ts';

/** Heads of the mounted pages, one per layer. The document shows the top layer's. */
export interface HeadStore {
  set(layer: LayerName, head: Head): void;
  clear(layer: LayerName, head: Head): void;
  get(layer: LayerName): Head | undefined;
  subscribe(listener: () => void): () => void;
}

/** Creates a head store: one for the browser's life, or one per request on the server. */
export function createHeadStore(): HeadStore {
  const heads = new Map<LayerName, Head>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    set(layer, head) {
      heads.set(layer, head);
      notify();
    },
    clear(layer, head) {
      // The layer's next page may have set its head already.
      if (heads.get(layer) !== head) return;
      heads.delete(layer);
      notify();
    },
    get: (layer) => heads.get(layer),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Head store of the pages; set by the application. */
export const HeadContext = createContext<HeadStore>(createHeadStore());
