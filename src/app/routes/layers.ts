import type { Location } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { type LayerState, type Layers, readLayerState, toLocation } from '#src/shared/navigation/layers.ts';
import { matchRoute, type RouteMatch } from './match.ts';

/** The viewer's properties that decide about a sheet's default background. */
type LayersViewer = { isLoggedIn: boolean; user?: { isPartial: boolean } | undefined };

/**
 * Returns the page behind a sheet that was opened without one (spec 000 §2.8), which its route may name. Members with
 * an unfinished registration get the onboarding page, because any other members' page would redirect and take the sheet
 * with it.
 */
function defaultBackground(
  { route, params }: RouteMatch,
  query: string,
  { isLoggedIn, user }: LayersViewer,
): Location {
  const own = user?.isPartial
    ? paths.onboarding()
    : (route.behind?.(params, new URLSearchParams(query)) ?? paths.dashboard());
  const [pathname = '', search] = (isLoggedIn ? own : paths.explore('trending')).split('?');
  return { pathname, search: search ? `?${search}` : '', hash: '', state: null, key: 'background' };
}

function layersOver(base: Location, location: Location, layerState: LayerState, asOverlay: boolean): Layers {
  const { modal, overlay, depth } = layerState;
  if (asOverlay) return { base, overlay: location, modal: modal && toLocation(modal), top: 'overlay', depth };
  const beneath = overlay === true ? undefined : overlay;
  return { base, modal: location, overlay: beneath && toLocation(beneath), top: 'modal', depth };
}

/**
 * Returns the location of each layer: a pure function of the history entry and the viewer (docs/decisions/002). The
 * entry's own address always belongs to the top layer.
 */
export function layersOf(location: Location, viewer: LayersViewer): Layers {
  const match = matchRoute(location.pathname);
  const layerState = readLayerState(location.state);
  if (!match || match.route.layer === 'base') return { base: location, top: 'base' };
  if (layerState.background) {
    return layersOver(toLocation(layerState.background), location, layerState, layerState.overlay === true);
  }
  if (match.route.layer === 'modal')
    return layersOver(defaultBackground(match, location.search, viewer), location, {}, false);
  return { base: location, top: 'base' };
}
