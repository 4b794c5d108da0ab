import { type RefObject, use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useArrival } from '#src/shared/navigation/arrival.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { rememberedPost, rememberPost } from './focus-memory.ts';
import { LayerElementContext } from './layer-element.ts';
import { adoptTyped } from './restore-typed-input.ts';

/** The place a reader's focus goes to on a new page: its heading, else the page as a whole. */
function landingOf(container: HTMLElement): HTMLElement {
  const heading = container.querySelector<HTMLElement>('h1');
  const landing = heading ?? container;
  if (!landing.hasAttribute('tabindex')) landing.tabIndex = -1;
  return landing;
}

/** How long a menu takes to close, in milliseconds: the popover's transition and a little (spec 000 §9). */
const MENU_CLOSES = 150;

// The first document of a visit keeps the focus where the browser put it.
let isFirstPage = true;

/** Frames that a list has to put the post on the page that somebody comes back to. */
const FRAMES = 30;

/**
 * Gives the focus back to the post somebody was at, unless they go elsewhere meanwhile. Returns the way to stop it.
 */
function returnTo(entry: string, page: HTMLElement, landing: HTMLElement): () => void {
  let frame = 0;
  const look = (left: number): void => {
    const post = rememberedPost(entry, page);
    const isWaiting = document.activeElement === landing || document.activeElement === document.body;
    if (post && isWaiting) post.focus({ preventScroll: true });
    else if (!post && isWaiting && left > 0) frame = requestAnimationFrame(() => look(left - 1));
  };
  look(FRAMES);
  return () => cancelAnimationFrame(frame);
}

/** Notes at which post the focus is, for coming back to this history entry. */
function useFocusMemory(page: RefObject<HTMLElement | null>, entry: string): void {
  useEffect(() => {
    const element = page.current;
    const note = ({ target }: FocusEvent) => rememberPost(entry, target);
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [page, entry]);
}

/**
 * Moves the focus to a page that has just been shown in its layer, so that readers and the Tab key start there: to its
 * heading, or, on coming back, to the post they were at. A page that took the focus itself (a form's first field) keeps
 * it. Rendered beside the page, inside its Suspense boundary.
 */
export function Arrival({ pathname }: { pathname: string }) {
  const container = use(LayerElementContext);
  const { layer, isTop } = useLayer();
  const { key } = useLocation();
  const isReturn = useArrival() === 'POP';
  const arrivedAt = useRef<string>(undefined);
  const entry = `${key} ${pathname}`;
  useFocusMemory(container, entry);

  // Before anything renders again, which would be too late.
  useLayoutEffect(() => {
    adoptTyped(document.querySelector(layer === 'base' ? 'main' : `[data-layer="${layer}"]`));
  }, [layer]);

  const arrive = useEffectEvent((element: HTMLElement) => {
    const isVeryFirst = isFirstPage;
    isFirstPage = false;
    const focused = document.activeElement;
    const ownsFocus = focused !== element && focused !== null && element.contains(focused);
    if (isVeryFirst || (ownsFocus && focused.matches('input, textarea, [contenteditable]'))) return undefined;
    const landing = landingOf(element);
    const land = () => landing.focus({ preventScroll: true });
    land();
    const stop = isReturn ? returnTo(entry, element, landing) : undefined;
    // A menu that led here takes the focus back as it closes, and with it into nothing.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) land();
    }, MENU_CLOSES);
    return () => {
      stop?.();
      clearTimeout(timer);
    };
  });

  useEffect(() => {
    const element = container.current;
    if (!element || !isTop || arrivedAt.current === pathname) return undefined;
    arrivedAt.current = pathname;
    return arrive(element);
  }, [container, isTop, pathname]);

  return null;
}
