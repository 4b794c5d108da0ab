import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router';

/** What the browser keeps with each history entry of the site. */
interface EntryMemory {
  key: string;
  state: unknown;
}

/** How the present location was reached. */
export interface HistoryMoment {
  location: Location;
  action: NavigationType;
}

/** The browser's history as the router drives it. */
export interface SiteHistory extends Navigator {
  now: () => HistoryMoment;
  listen: (listener: (moment: HistoryMoment) => void) => () => void;
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** Entries made by somebody else (typing an address, an anchor) have no memory; the visit's first one neither. */
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
 * A reload shows what a shared link shows and what the server renders: the entry forgets what lay under it, while its key
 * stays, by which its scroll place is known (docs/decisions/002).
 */
function forgetLayers(): void {
  const { key, state } = readMemory();
  if (state !== null) window.history.replaceState({ key, state: null }, '');
}

/**
 * The site's history. It is small because the router's own comes with links, forms and a data router that this site does
 * without; what it hands to the router is the documented `Navigator`.
 */
export function createSiteHistory(): SiteHistory {
  forgetLayers();
  const listeners = new Set<(moment: HistoryMoment) => void>();
  let moment: HistoryMoment = { location: readLocation(), action: NavigationType.Pop };

  const tell = (action: NavigationType) => {
    moment = { location: readLocation(), action };
    for (const listener of listeners) listener(moment);
  };
  // Told within the event, React draws the page at once and moves no card back into its place. Where the browser has moved
  // the page itself (a swipe), nothing shall move again.
  window.addEventListener('popstate', ({ hasUAVisualTransition }) => {
    if (hasUAVisualTransition) tell(NavigationType.Pop);
    else setTimeout(tell, 0, NavigationType.Pop);
  });

  const addressOf = (to: To): string => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    return createPath({ pathname: window.location.pathname, ...path });
  };

  return {
    now: () => moment,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => window.history.go(delta),
    push: (to, state = null) => {
      window.history.pushState({ key: newKey(), state }, '', addressOf(to));
      tell(NavigationType.Push);
    },
    replace: (to, state = null) => {
      window.history.replaceState({ key: newKey(), state }, '', addressOf(to));
      tell(NavigationType.Replace);
    },
  };
}
