import type { Location } from 'react-router';

/** Layer of a page: the base layer, a modal sheet over it, or the preview panel at the side (overlay). */
export type LayerName = 'base' | 'modal' | 'overlay';

/** Locations of the three layers (docs/decisions/002). */
export interface Layers {
  base: Location;
  modal?: Location;
  overlay?: Location;
  /** Layer whose address the address bar shows. */
  top: LayerName;
  /** Number of history entries since the top layer opened; undefined when it was there from the start. */
  depth?: number;
}

/** Serialisable location in a history entry's state. */
export interface StoredLocation {
  pathname: string;
  search: string;
  hash: string;
  key: string;
}

/** State of a history entry: the layers beneath its own. */
export interface LayerState {
  /** Location of the base layer. */
  background?: StoredLocation;
  /** Sheet beneath this entry's preview panel. */
  modal?: StoredLocation;
  /** `true`: this entry is itself the preview panel. A location: the panel beneath this entry's sheet. */
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

/** Parses a history entry's state; state this module did not write is ignored. */
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

/** Converts a stored location into the router's. */
export const toLocation = (stored: StoredLocation): Location => ({ ...stored, state: null });

/**
 * Returns the state of a history entry that opens a page in a layer over the current ones. Opening a page in the
 * current top layer replaces its page and keeps the way back.
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
