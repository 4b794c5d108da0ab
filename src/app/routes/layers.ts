import type { Location } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { type LayerState, type Layers, readLayerState, recall } from '#src/shared/navigation/layers.ts';
import { matchRoute } from './match.ts';

/** What of the viewer decides what stands behind a sheet. */
type Guest = { isLoggedIn: boolean; user?: { isPartial: boolean } | undefined };

/**
 * What stands behind a sheet that nothing was open before (spec 000 §2.8). Who has not finished registering would be led
 * away from any other page of members, and from the sheet with it: theirs is what is missing.
 */
function defaultBackground({ isLoggedIn, user }: Guest): Location {
  const own = user?.isPartial ? paths.onboarding() : paths.dashboard();
  const pathname = isLoggedIn ? own : paths.explore('trending');
  return { pathname, search: '', hash: '', state: null, key: 'background' };
}

function over(base: Location, location: Location, memory: LayerState, asOverlay: boolean): Layers {
  const { modal, overlay, depth } = memory;
  if (asOverlay) return { base, overlay: location, modal: modal && recall(modal), top: 'overlay', depth };
  const beneath = overlay === true ? undefined : overlay;
  return { base, modal: location, overlay: beneath && recall(beneath), top: 'modal', depth };
}

/**
 * Which layer shows what: a pure function of the history entry and of who is looking (docs/decisions/002). The entry's
 * own address always belongs to the top layer.
 */
export function layersOf(location: Location, viewer: Guest): Layers {
  const home = matchRoute(location.pathname)?.route.layer ?? 'base';
  const memory = readLayerState(location.state);
  if (home === 'base') return { base: location, top: 'base' };
  if (memory.background) {
    return over(recall(memory.background), location, memory, memory.overlay === true);
  }
  if (home === 'modal') return over(defaultBackground(viewer), location, {}, false);
  return { base: location, top: 'base' };
}
