import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useCloseLayer, useLayers } from '#src/shared/navigation/layer-context.ts';
import type { Layers } from '#src/shared/navigation/layers.ts';

/** The address of what appears when the top layer closes. */
function beneath({ base, modal, overlay, top }: Layers): string {
  const next = (top === 'modal' ? overlay : modal) ?? base;
  return next.pathname + next.search;
}

/**
 * Takes somebody who has just become a member from a sign-in form to the given path. When the form lies over that very
 * page, closing it is enough: the page is found at the same pixel with everything typed still there.
 */
export function LeaveSignIn({ target }: { target: string }) {
  const layers = useLayers();
  const navigate = useNavigate();
  const close = useCloseLayer();
  const gone = useRef(false);

  const leave = useEffectEvent(() => {
    if (layers.top !== 'base' && layers.depth !== undefined && beneath(layers) === target) close();
    else navigate(target, { replace: true });
  });

  useEffect(() => {
    // Going back twice would leave the page underneath as well.
    if (gone.current) return;
    gone.current = true;
    leave();
  }, []);

  return null;
}
