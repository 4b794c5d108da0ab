import { useEffect, useEffectEvent } from 'react';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { isWallResting, takeFreeClick } from '#src/platform/login-wall/wall-memory.ts';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { type WallClick, wallClickOf } from './wall-click.ts';

/** Marks a control that shows what a visitor may read a few times (`data-wall="notes"`). */
const MARKED = '[data-wall]';

/** Returns true for a click by a key or an assistive technology, which the wall never counts. */
function isVirtual({ detail, pointerType }: MouseEvent & { pointerType?: string }): boolean {
  return detail === 0 || pointerType === '';
}

function clickOf(event: MouseEvent, from: string): WallClick | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const { target } = event;
  if (!isPlain || isVirtual(event) || !(target instanceof Element)) return undefined;
  const link = target.closest('a');
  if (link) {
    if (link.origin !== window.location.origin || (link.target && link.target !== '_self')) return undefined;
    return wallClickOf(link.pathname + link.search + link.hash, from);
  }
  const marked = target.closest<HTMLElement>(MARKED);
  if (marked?.dataset.wall !== 'notes' || marked.ariaExpanded === 'true') return undefined;
  // The post's own page shows its notes.
  const { to } = marked.dataset;
  return { action: 'notes', ...(to === undefined ? {} : { to }) };
}

/**
 * Counts the clicks of a visitor on tags, blogs, notes and archives, and opens the login wall in place of the one that
 * exceeds the free ones (spec 001 §6, §9). Dismissing it lets the click go on.
 */
export function VisitorClicks() {
  const { base, top } = useLayers();
  const mayAct = useLoginWall();
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (top !== 'base' || isWallResting()) return;
    const click = clickOf(event, base.pathname);
    if (!click || takeFreeClick()) return;
    event.preventDefault();
    event.stopPropagation();
    const { action, name, to } = click;
    const isBlog = action === 'blogView' && name !== undefined;
    mayAct(action, {
      ...(name === undefined ? {} : { name }),
      ...(to === undefined ? {} : { goOn: to }),
      // The blog opens in the preview over this page (spec 001 §4); everything else is where signing in leads.
      ...(isBlog
        ? { pending: { kind: 'blogView', blog: { name } } }
        : to === undefined
          ? {}
          : { redirectTo: to }),
    });
  });
  useEffect(() => {
    const listener = (event: MouseEvent): void => onClick(event);
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, []);
  return null;
}
