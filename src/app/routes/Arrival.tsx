import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { adoptTyped } from './adopt-typed.ts';
import { LayerElementContext } from './layer-element.ts';

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

/**
 * Moves the focus to a page that has just been shown in its layer, so that readers and the Tab key start there. A page
 * that took the focus itself (a form's first field) keeps it. Rendered beside the page, inside its Suspense boundary.
 */
export function Arrival({ pathname }: { pathname: string }) {
  const container = use(LayerElementContext);
  const { layer, isTop } = useLayer();
  const arrivedAt = useRef<string>(undefined);

  // Before anything renders again, which would be too late.
  useLayoutEffect(() => {
    adoptTyped(document.querySelector(layer === 'base' ? 'main' : `[data-layer="${layer}"]`));
  }, [layer]);

  useEffect(() => {
    const element = container.current;
    if (!element || !isTop || arrivedAt.current === pathname) return undefined;
    arrivedAt.current = pathname;
    const isVeryFirst = isFirstPage;
    isFirstPage = false;
    const focused = document.activeElement;
    const ownsFocus = focused !== element && focused !== null && element.contains(focused);
    if (isVeryFirst || (ownsFocus && focused.matches('input, textarea, [contenteditable]'))) return undefined;
    const land = () => landingOf(element).focus({ preventScroll: true });
    land();
    // A menu that led here takes the focus back as it closes, and with it into nothing.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) land();
    }, MENU_CLOSES);
    return () => clearTimeout(timer);
  }, [container, isTop, pathname]);

  return null;
}
