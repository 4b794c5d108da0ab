import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router';

/** State the site stores in each history entry. */
interface EntryMemory {
  key: string;
  state: unknown;
}

/** The current location and the action that led to it. */
export interface NavigationState {
  location: Location;
  action: NavigationType;
}

/** The browser's history with the interface the router needs. */
export interface SiteHistory extends Navigator {
  current: () => NavigationState;
  listen: (listener: (moment: NavigationState) => void) => () => void;
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** Entries made by the browser (a typed address, an anchor) and the visit's first entry have no state. */
function readMemory(): EntryMemory {
  const { state } = window.history;
  return typeof state?.key === 'string'
    ? { key: state.key, state: state.state ?? null }
    : { key: 'default', state: null };
}

function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, ...readMemory() };
}

/**
 * Drops the layer state of a reloaded entry, because a reload shows what a shared link shows and what the server
 * renders. The key stays, because the scroll position is stored under it (docs/decisions/002).
 */
function forgetLayers(): void {
  const { key, state } = readMemory();
  if (state !== null) window.history.replaceState({ key, state: null }, '');
}

/**
 * Creates the site's history. Smaller than the router's own, which brings links, forms and a data router; it implements
 * the documented `Navigator` interface.
 */
export function createSiteHistory(): SiteHistory {
  forgetLayers();
  const listeners = new Set<(moment: NavigationState) => void>();
  let current: NavigationState = { location: readLocation(), action: NavigationType.Pop };

  const notify = (action: NavigationType) => {
    current = { location: readLocation(), action };
    for (const listener of listeners) listener(current);
  };
  // Deferred, because React renders synchronously inside the popstate event, which prevents the view transition of
  // cards. When the browser has already animated the navigation (a swipe), it is rendered at once without another
  // animation.
  window.addEventListener('popstate', ({ hasUAVisualTransition }) => {
    if (hasUAVisualTransition) notify(NavigationType.Pop);
    else setTimeout(notify, 0, NavigationType.Pop);
  });

  const addressOf = (to: To): string => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    return createPath({ pathname: window.location.pathname, ...path });
  };

  return {
    current: () => current,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => window.history.go(delta),
    push: (to, state = null) => {
      window.history.pushState({ key: newKey(), state }, '', addressOf(to));
      notify(NavigationType.Push);
    },
    replace: (to, state = null) => {
      window.history.replaceState({ key: newKey(), state }, '', addressOf(to));
      notify(NavigationType.Replace);
    },
  };
}
