import { useEffect } from 'react';
import { markHydrated, markPending } from '#src/shared/lib/hydration.ts';
import type { LayerName } from '#src/shared/navigation/layers.ts';

const pendingLayers = new Set<LayerName>();
let resolvePage: () => void = () => {};

/**
 * Resolves when every layer of the first page is hydrated. React hydrates Suspense boundaries after the shell, so pages
 * come later than the shell, and a page beneath a sheet may be last. Lazy parts inside a page may still be pending:
 * changes that affect all of them wait for `whenHydrated` (shared/lib/hydration.ts). Browser only.
 */
export const pageHydrated: Promise<void> = new Promise((resolve) => {
  resolvePage = resolve;
});

/** Registers the layers of the first page before it renders. */
export function expectHydration(layers: readonly LayerName[]): void {
  for (const layer of layers) {
    pendingLayers.add(layer);
    markPending(layer);
  }
}

/** Rendered beside a page, inside its Suspense boundary: marks the layer as hydrated. */
export function HydrationMarker({ layer }: { layer: LayerName }) {
  useEffect(() => {
    pendingLayers.delete(layer);
    markHydrated(layer);
    if (pendingLayers.size === 0) resolvePage();
  }, [layer]);
  return null;
}
