import { createContext } from 'react';
import type { Head } from '#src/domain/page-head.ts';
import type { LayerName } from './layers.ts';

/** The heads of the pages that are mounted, one per layer. The document shows that of the top layer. */
export interface HeadStore {
  set(layer: LayerName, head: Head): void;
  clear(layer: LayerName, head: Head): void;
  get(layer: LayerName): Head | undefined;
  subscribe(listener: () => void): () => void;
}

/** Makes a store of heads: one for the browser's life, or one for a request on the server. */
export function createHeadStore(): HeadStore {
  const heads = new Map<LayerName, Head>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    set(layer, head) {
      heads.set(layer, head);
      tell();
    },
    clear(layer, head) {
      // The next page of the layer may have spoken already.
      if (heads.get(layer) !== head) return;
      heads.delete(layer);
      tell();
    },
    get: (layer) => heads.get(layer),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store pages speak to; set by the application. */
export const HeadContext = createContext<HeadStore>(createHeadStore());
