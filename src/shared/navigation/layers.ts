import type { Location } from 'react-router';

/** Where a page is shown: on the ground, in a sheet over it, or in the preview panel at the side. */
export type LayerName = 'base' | 'modal' | 'overlay';

/** What the three layers show at one moment (docs/decisions/002). */
export interface Layers {
  base: Location;
  modal?: Location;
  overlay?: Location;
  /** The layer the address bar belongs to. */
  top: LayerName;
  /** History entries made since the top layer opened; undefined when it was there from the start. */
  depth?: number;
}

/** A location as a history entry remembers it. */
export interface StoredLocation {
  pathname: string;
  search: string;
  hash: string;
  key: string;
}

/** What a history entry remembers about the layers under its own. */
export interface LayerState {
  /** What the ground shows. */
  background?: StoredLocation;
  /** The sheet that lies under this entry's preview panel. */
  modal?: StoredLocation;
  /** `true`: this entry is itself the preview panel. A location: the panel that lies under this entry's sheet. */
  overlay?: StoredLocation | true;
  depth?: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readStored(value: unknown): StoredLocation | undefined {
  if (!isRecord(value)) return undefined;
  const { pathname, search, hash, key } = value;
  if (typeof pathname !== 'string' || !pathname.startsWith('/')) return undefined;
  if (typeof search !== 'string' || typeof hash !== 'string' || typeof key !== 'string') return undefined;
  return { pathname, search, hash, key };
}

/** Reads a history entry's state; anything that this module did not write counts as no memory at all. */
export function readLayerState(state: unknown): LayerState {
  if (!isRecord(state)) return {};
  const background = readStored(state.background);
  if (!background) return {};
  return {
    background,
    modal: readStored(state.modal),
    overlay: state.overlay === true ? true : readStored(state.overlay),
    depth: typeof state.depth === 'number' ? state.depth : undefined,
  };
}

function store({ pathname, search, hash, key }: Location): StoredLocation {
  return {
    pathname,
    search,
    hash,
    key,
  };
}

/** A remembered location as the router wants it. */
export const recall = (stored: StoredLocation): Location => ({ ...stored, state: null });

/**
 * The state of a history entry that opens a page in a layer over what is shown now. Opening a page in the layer that
 * lies on top already replaces its page and keeps the way back.
 */
export function stateForOpening(layers: Layers, layer: 'modal' | 'overlay'): LayerState {
  const staysInLayer = layers.top === layer;
  const state: LayerState = { background: store(layers.base) };
  if (layer === 'overlay') {
    state.overlay = true;
    if (layers.modal) state.modal = store(layers.modal);
  } else if (layers.overlay) {
    state.overlay = store(layers.overlay);
  }
  if (!staysInLayer) state.depth = 1;
  else if (layers.depth !== undefined) state.depth = layers.depth + 1;
  return state;
}
