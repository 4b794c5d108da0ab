import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { HistoryActionContext } from '#src/shared/navigation/history-action.ts';
import { LayersContext } from '#src/shared/navigation/layer-context.ts';
import { LayerPage } from './LayerPage.tsx';
import { layersOf } from './layers.ts';
import { matchRoute } from './match.ts';
import { RaisedLayer } from './RaisedLayer.tsx';
import { useExitTransition } from './use-exit-transition.ts';

/** Milliseconds of a layer's exit: the drawer's transition (spec 000 §9). */
const EXIT_MS = 150;

interface LayeredRoutesProps {
  /** Wraps the base layer's page in the shell. */
  renderBase: (page: ReactNode) => ReactNode;
  /** Components that concern all layers: document head, route announcer, scroll restoration. */
  children?: ReactNode;
}

/** Renders the current history entry: the base layer and the layers above it (docs/decisions/002). */
export function LayeredRoutes({ renderBase, children }: LayeredRoutesProps) {
  const { isLoggedIn, user } = useViewer();
  const isPartial = user?.isPartial ?? false;
  const location = useLocation();
  // Memoised: a new object for the same layers would make React discard server markup whose code is still loading.
  const layers = useMemo(
    () => layersOf(location, { isLoggedIn, user: { isPartial } }),
    [location, isLoggedIn, isPartial],
  );
  const historyAction = useNavigationType();
  const modal = useExitTransition(layers.modal, EXIT_MS);
  const overlay = useExitTransition(layers.overlay, EXIT_MS);

  const raised = { modal, overlay } as const;
  // Document order is stacking order: the top layer comes last.
  const order = layers.top === 'overlay' ? (['modal', 'overlay'] as const) : (['overlay', 'modal'] as const);

  return (
    <HistoryActionContext value={historyAction}>
      <LayersContext value={layers}>
        <div inert={layers.top !== 'base'}>
          {renderBase(<LayerPage location={layers.base} layer="base" />)}
        </div>
        {order.map((layer) => {
          const { location: shown, leaving } = raised[layer];
          return shown ? (
            <RaisedLayer
              key={layer}
              layer={layer}
              isTop={layers.top === layer}
              leaving={leaving}
              isSheet={matchRoute(shown.pathname)?.route.layer === 'modal'}
            >
              <LayerPage location={shown} layer={layer} />
            </RaisedLayer>
          ) : null;
        })}
        {children}
      </LayersContext>
    </HistoryActionContext>
  );
}
