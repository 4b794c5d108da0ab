import { useEffect, useEffectEvent } from 'react';
import { useLayer } from './layer-context.ts';
import { addLeaveGuard } from './leave-guards.ts';

/**
 * Lets a page veto closing its layer by Escape, backdrop or close button, for forms with input. The page asks for
 * confirmation itself and then closes the layer.
 *
 * @param guard returns true when the page may be left; called on each attempt
 */
export function useLeaveGuard(guard: () => boolean): void {
  const { layer } = useLayer();
  const ask = useEffectEvent(guard);

  useEffect(() => addLeaveGuard(layer, () => ask()), [layer]);
}
