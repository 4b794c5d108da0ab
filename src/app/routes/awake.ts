import { useEffect } from 'react';
import type { LayerName } from '#src/shared/navigation/layers.ts';

const asleep = new Set<LayerName>();
let tell: () => void = () => {};

/**
 * Settles when every layer of the visit's first page answers for itself. Their markup wakes up after that of the shell,
 * because React hydrates what stands in a boundary later; a page below a sheet may be the last. What changes for all of
 * them before, such as who is looking, would not fit the markup that is still asleep. Browser only.
 */
export const pageIsAwake: Promise<void> = new Promise((settle) => {
  tell = settle;
});

/** Names the layers that the first page consists of, before it is rendered. */
export function expectAwake(layers: readonly LayerName[]): void {
  for (const layer of layers) asleep.add(layer);
}

/** To be rendered beside a page, inside its boundary: tells when the page is awake. */
export function Awake({ layer }: { layer: LayerName }) {
  useEffect(() => {
    asleep.delete(layer);
    if (asleep.size === 0) tell();
  }, [layer]);
  return null;
}
