import { useEffect, useEffectEvent } from 'react';
import { useLayer } from './layer-context.ts';
import { addGuard } from './leave-guards.ts';

/**
 * Lets a page object to its layer being closed by Escape, the glass or the close button: for forms with something in
 * them. The page asks its reader itself and closes the layer when it no longer objects.
 *
 * @param guard says whether the page may be left; it is called anew each time
 */
export function useLeaveGuard(guard: () => boolean): void {
  const { layer } = useLayer();
  const ask = useEffectEvent(guard);

  useEffect(() => addGuard(layer, () => ask()), [layer]);
}
