import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useCloseLayer, useLayers } from '#src/shared/navigation/layer-context.ts';
import type { Layers } from '#src/shared/navigation/layers.ts';

/** Returns the address that becomes visible when the top layer closes. */
function pathBeneath({ base, modal, overlay, top }: Layers): string {
  const next = (top === 'modal' ? overlay : modal) ?? base;
  return next.pathname + next.search;
}

/**
 * Leaves a sign-in form after a successful login for the given path. When the form lies over that very page, the layer
 * is closed, which keeps the page's scroll position and typed input.
 */
export function LeaveSignIn({ target }: { target: string }) {
  const layers = useLayers();
  const navigate = useNavigate();
  const close = useCloseLayer();
  const gone = useRef(false);

  const leave = useEffectEvent(() => {
    if (layers.top !== 'base' && layers.depth !== undefined && pathBeneath(layers) === target) close();
    else navigate(target, { replace: true });
  });

  useEffect(() => {
    // Going back twice would also leave the page underneath.
    if (gone.current) return;
    gone.current = true;
    leave();
  }, []);

  return null;
}
