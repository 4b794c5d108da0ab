import { useLingui } from '@lingui/react';
import { use, useSyncExternalStore } from 'react';
import type { Head } from '#src/domain/page-head.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { HeadContext } from '#src/shared/navigation/head-store.ts';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import type { LayerName } from '#src/shared/navigation/layers.ts';
import { routeTitle } from './route-title.ts';

/** Returns the head of a layer's page; the route table's title until the page has set one. */
export function useLayerHead(layer: LayerName): Head {
  const store = use(HeadContext);
  const layers = useLayers();
  const { isLoggedIn } = useViewer();
  const { i18n } = useLingui();
  const read = () => store.get(layer);
  const own = useSyncExternalStore(store.subscribe, read, read);
  return own ?? { title: routeTitle(layers[layer]?.pathname, isLoggedIn, i18n) };
}

/** Returns the title of a layer's page. */
export const useLayerTitle = (layer: LayerName): string => useLayerHead(layer).title;
