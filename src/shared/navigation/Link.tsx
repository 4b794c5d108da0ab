import { type ComponentProps, type MouseEvent, use } from 'react';
import { useHref, useNavigate } from 'react-router';
import { scrollToTop } from '../lib/look/scroll-to-top.ts';
import { StandsForContext, useLayers } from './layer-context.ts';
import { stateForOpening } from './layers.ts';
import { rememberOpener } from './opener.ts';
import { announceIntent } from './prefetch.ts';
import { refreshPage } from './refresh.ts';

/** Props of a link inside the site: those of `<a>`, with `to` in place of `href`. */
export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address built by `paths`. */
  to: string;
  /** Opens the address over the present page. A new tab, a reload or a shared link shows it as a page of its own. */
  layer?: 'modal' | 'overlay';
  /** Takes the place of the present history entry. A link to the page that is shown already goes to its top, or refreshes it. */
  replace?: boolean;
}

/** Whether a click asks for what the browser does with links by itself: a new tab, a new window, a download. */
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

/** Leads to the top of the page; at its top already, to what is new there. */
function toTop(): void {
  if (window.scrollY > 0) scrollToTop();
  else refreshPage();
}

/**
 * The link every feature uses for addresses of the site. Not the router's own: that one brings 3 kB for things this site
 * does without.
 */
export function AppLink({ to, layer, replace, onClick, onPointerEnter, onFocus, ...rest }: AppLinkProps) {
  const layers = useLayers();
  const navigate = useNavigate();
  const href = useHref(to);
  const outside = use(StandsForContext) === undefined ? undefined : { target: '_blank', rel: 'noopener' };

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
        announceIntent(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        announceIntent(href);
        onFocus?.(event);
      }}
    />
  );
}
