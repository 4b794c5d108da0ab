import { createContext, use } from 'react';
import { useNavigate } from 'react-router';
import { type LayerName, type Layers, stateForOpening } from './layers.ts';
import { canLeave } from './leave-guards.ts';
import { rememberOpener } from './opener.ts';

const ROOT_LAYERS: Layers = {
  base: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
  top: 'base',
};

/** Locations of all layers; set by the application. */
export const LayersContext = createContext<Layers>(ROOT_LAYERS);

/** Layer of the current subtree; set by the application around each layer. */
export const LayerContext = createContext<LayerName>('base');

/**
 * Path of the full page behind an embedded one; undefined on the site itself. In an embedded page links open a new tab,
 * and layers open this path instead.
 */
export const EmbeddedTargetContext = createContext<string | undefined>(undefined);

/** Returns the locations of all layers. */
export const useLayers = (): Layers => use(LayersContext);

/** Returns the component's layer, and whether it is the top one. */
export function useLayer(): { layer: LayerName; isTop: boolean } {
  const layer = use(LayerContext);
  return { layer, isTop: use(LayersContext).top === layer };
}

/** Returns a function that opens an address in a layer over the current page. */
export function useOpenLayer(): (to: string, layer: 'modal' | 'overlay') => void {
  const layers = useLayers();
  const navigate = useNavigate();
  const embeddedTarget = use(EmbeddedTargetContext);
  return (to, layer) => {
    if (embeddedTarget !== undefined) return void window.open(embeddedTarget, '_blank', 'noopener');
    rememberOpener(document.activeElement);
    navigate(to, { state: stateForOpening(layers, layer) });
  };
}

/**
 * Returns a function that closes the top layer and shows what is beneath, with its scroll position. A layer without an
 * own history entry (a shared link, a reload) is replaced by what is beneath. A page may veto it (`useLeaveGuard`).
 */
export function useCloseLayer(): () => void {
  const layers = useLayers();
  const navigate = useNavigate();
  return () => {
    if (layers.top === 'base' || !canLeave(layers.top)) return;
    if (layers.depth !== undefined) {
      navigate(-layers.depth);
      return;
    }
    const { pathname, search, hash } = layers.base;
    navigate({ pathname, search, hash }, { replace: true });
  };
}
