import { type ComponentProps, type MouseEvent, use } from 'react';
import { useHref, useNavigate } from 'react-router';
import { scrollToTop } from '../lib/look/scroll-to-top.ts';
import { EmbeddedTargetContext, useLayers } from './layer-context.ts';
import { stateForOpening } from './layers.ts';
import { rememberOpener } from './opener.ts';
import { notifyLinkIntent } from './prefetch.ts';
import { requestRefresh } from './refresh.ts';

/** Props of a link inside the site: those of `<a>`, with `to` in place of `href`. */
export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path built by `paths`. */
  to: string;
  /**
   * Opens the address in a layer over the current page. A new tab, a reload or a shared link shows it as a full page.
   */
  layer?: 'modal' | 'overlay';
  /** Replaces the current history entry. A link to the current page scrolls to its top, or refreshes it. */
  replace?: boolean;
}

/** Returns true when the browser must handle the click: new tab, new window, download. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  return (
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    event.currentTarget.hasAttribute('download') ||
    (event.currentTarget.target !== '' && event.currentTarget.target !== '_self')
  );
}

/** Scrolls to the top of the page; refreshes when already there. */
function toTop(): void {
  if (window.scrollY > 0) scrollToTop();
  else requestRefresh();
}

/** Link for addresses of the site. Replaces the router's own, which adds 3 kB for unused features. */
export function AppLink({ to, layer, replace, onClick, onPointerEnter, onFocus, ...rest }: AppLinkProps) {
  const layers = useLayers();
  const navigate = useNavigate();
  const href = useHref(to);
  const outside =
    use(EmbeddedTargetContext) === undefined ? undefined : { target: '_blank', rel: 'noopener' };

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    const isHere = event.currentTarget.href === window.location.href;
    if (isHere && !to.includes('#') && (layers.top === 'base' || layer === layers.top)) {
      if (layers.top === 'base') toTop();
      return;
    }
    if (layer) rememberOpener(event.currentTarget);
    const state = layer ? stateForOpening(layers, layer) : undefined;
    navigate(to, { replace: replace ?? isHere, state });
  };

  return (
    <a
      {...rest}
      {...outside}
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        notifyLinkIntent(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        notifyLinkIntent(href);
        onFocus?.(event);
      }}
    />
  );
}
