import { createContext, use } from 'react';
import { useNavigate } from 'react-router';
import { type LayerName, type Layers, stateForOpening } from './layers.ts';
import { mayLeave } from './leave-guards.ts';
import { rememberOpener } from './opener.ts';

const GROUND: Layers = {
  base: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
  top: 'base',
};

/** What all layers show now; set by the application. */
export const LayersContext = createContext<Layers>(GROUND);

/** The layer a page is rendered in; set by the application around each layer. */
export const LayerContext = createContext<LayerName>('base');

/**
 * The page of the site that this document stands for on another site, as an embedded post does; undefined on the site
 * itself. Links then open a tab of their own, and what would rise over the page leads there.
 */
export const StandsForContext = createContext<string | undefined>(undefined);

/** What all layers show now. */
export const useLayers = (): Layers => use(LayersContext);

/** The layer this component is shown in, and whether that layer lies on top. */
export function useLayer(): { layer: LayerName; isTop: boolean } {
  const layer = use(LayerContext);
  return { layer, isTop: use(LayersContext).top === layer };
}

/** Opens an address over the present page, from code rather than from a link. */
export function useOpenLayer(): (to: string, layer: 'modal' | 'overlay') => void {
  const layers = useLayers();
  const navigate = useNavigate();
  const standsFor = use(StandsForContext);
  return (to, layer) => {
    if (standsFor !== undefined) return void window.open(standsFor, '_blank', 'noopener');
    rememberOpener(document.activeElement);
    navigate(to, { state: stateForOpening(layers, layer) });
  };
}

/**
 * Closes the top layer and shows what lies under it, at the same pixel. A layer that was there from the start (a shared
 * link, a reload) has nothing to go back to: what lies under it takes its place. A page may object (`useLeaveGuard`).
 */
export function useCloseLayer(): () => void {
  const layers = useLayers();
  const navigate = useNavigate();
  return () => {
    if (layers.top === 'base' || !mayLeave(layers.top)) return;
    if (layers.depth !== undefined) {
      navigate(-layers.depth);
      return;
    }
    const { pathname, search, hash } = layers.base;
    navigate({ pathname, search, hash }, { replace: true });
  };
}
