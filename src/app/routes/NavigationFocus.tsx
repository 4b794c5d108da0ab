import { type RefObject, use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useHistoryAction } from '#src/shared/navigation/history-action.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { rememberedPost, rememberPost } from './focus-memory.ts';
import { LayerElementContext } from './layer-element.ts';
import { restoreTypedInput } from './restore-typed-input.ts';

/** Returns the element that receives the focus on a new page: its heading, else the page container. */
function focusTargetOf(container: HTMLElement): HTMLElement {
  const heading = container.querySelector<HTMLElement>('h1');
  const target = heading ?? container;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  return target;
}

/** Milliseconds a menu takes to close: the popover's transition plus a margin (spec 000 §9). */
const MENU_CLOSE_MS = 150;

// The first document of a visit keeps the focus where the browser put it.
let isFirstPage = true;

/** Maximum animation frames to wait until a list has rendered the remembered post. */
const MAX_FRAMES = 30;

/**
 * Restores the focus to the post remembered for this history entry, unless the user moves it meanwhile. Returns a
 * function that cancels it.
 */
function restorePostFocus(entry: string, page: HTMLElement, target: HTMLElement): () => void {
  let frame = 0;
  const tryRestore = (left: number): void => {
    const post = rememberedPost(entry, page);
    const isWaiting = document.activeElement === target || document.activeElement === document.body;
    if (post && isWaiting) post.focus({ preventScroll: true });
    else if (!post && isWaiting && left > 0) frame = requestAnimationFrame(() => tryRestore(left - 1));
  };
  tryRestore(MAX_FRAMES);
  return () => cancelAnimationFrame(frame);
}

/** Records the focused post, to restore it when the user returns to this history entry. */
function useFocusMemory(page: RefObject<HTMLElement | null>, entry: string): void {
  useEffect(() => {
    const element = page.current;
    const record = ({ target }: FocusEvent) => rememberPost(entry, target);
    element?.addEventListener('focusin', record);
    return () => element?.removeEventListener('focusin', record);
  }, [page, entry]);
}

/**
 * Moves the focus to a newly shown page of its layer, so that screen readers and the Tab key start there: to its
 * heading, or, on Back, to the post that was focused. A page that focused an input itself keeps the focus. Rendered
 * beside the page, inside its Suspense boundary.
 */
export function NavigationFocus({ pathname }: { pathname: string }) {
  const container = use(LayerElementContext);
  const { layer, isTop } = useLayer();
  const { key } = useLocation();
  const isReturn = useHistoryAction() === 'POP';
  const focusedPathname = useRef<string>(undefined);
  const entry = `${key} ${pathname}`;
  useFocusMemory(container, entry);

  // In a layout effect, because the next render would discard the typed values.
  useLayoutEffect(() => {
    restoreTypedInput(document.querySelector(layer === 'base' ? 'main' : `[data-layer="${layer}"]`));
  }, [layer]);

  const moveFocus = useEffectEvent((element: HTMLElement) => {
    const isVeryFirst = isFirstPage;
    isFirstPage = false;
    const focused = document.activeElement;
    const ownsFocus = focused !== element && focused !== null && element.contains(focused);
    if (isVeryFirst || (ownsFocus && focused.matches('input, textarea, [contenteditable]'))) return undefined;
    const target = focusTargetOf(element);
    const focusTarget = () => target.focus({ preventScroll: true });
    focusTarget();
    const stop = isReturn ? restorePostFocus(entry, element, target) : undefined;
    // The menu that led here returns the focus to its removed trigger as it closes, so the focus ends on the body.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) focusTarget();
    }, MENU_CLOSE_MS);
    return () => {
      stop?.();
      clearTimeout(timer);
    };
  });

  useEffect(() => {
    const element = container.current;
    if (!element || !isTop || focusedPathname.current === pathname) return undefined;
    focusedPathname.current = pathname;
    return moveFocus(element);
  }, [container, isTop, pathname]);

  return null;
}
