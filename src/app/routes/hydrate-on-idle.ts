import { useEffect } from 'react';
import { fallAsleep, wakeUp } from '#src/shared/lib/hydration.ts';
import type { LayerName } from '#src/shared/navigation/layers.ts';

const asleep = new Set<LayerName>();
let tell: () => void = () => {};

/**
 * Settles when every layer of the visit's first page answers for itself. Their markup wakes up after that of the shell,
 * because React hydrates what stands in a boundary later; a page below a sheet may be the last. Parts inside a page may
 * still sleep then: whoever changes something for all of them waits for `whenAwake` (shared/lib). Browser only.
 */
export const pageIsAwake: Promise<void> = new Promise((settle) => {
  tell = settle;
});

/** Names the layers that the first page consists of, before it is rendered. */
export function expectAwake(layers: readonly LayerName[]): void {
  for (const layer of layers) {
    asleep.add(layer);
    fallAsleep(layer);
  }
}

/** To be rendered beside a page, inside its boundary: tells when the page is awake. */
export function Awake({ layer }: { layer: LayerName }) {
  useEffect(() => {
    asleep.delete(layer);
    wakeUp(layer);
    if (asleep.size === 0) tell();
  }, [layer]);
  return null;
}
