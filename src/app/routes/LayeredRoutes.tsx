import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ArrivalContext } from '#src/shared/navigation/arrival.ts';
import { LayersContext } from '#src/shared/navigation/layer-context.ts';
import { LayerPage } from './LayerPage.tsx';
import { layersOf } from './layers.ts';
import { matchRoute } from './match.ts';
import { RaisedLayer } from './RaisedLayer.tsx';
import { useLingering } from './use-exit-transition.ts';

/** How long a layer's exit takes, in milliseconds: the drawer's transition (spec 000 §9). */
const EXIT = 150;

interface LayeredRoutesProps {
  /** Puts the shell around the ground's page. */
  ground: (page: ReactNode) => ReactNode;
  /** What speaks about all layers at once: the document's head, the announcer, the scroll keeper. */
  children?: ReactNode;
}

/** Shows the present history entry: the ground, and the layers on it (docs/decisions/002). */
export function LayeredRoutes({ ground, children }: LayeredRoutesProps) {
  const { isLoggedIn, user } = useViewer();
  const isPartial = user?.isPartial ?? false;
  const location = useLocation();
  // Told anew of the same layers, pages whose code is still on the way would lose the server's markup.
  const layers = useMemo(
    () => layersOf(location, { isLoggedIn, user: { isPartial } }),
    [location, isLoggedIn, isPartial],
  );
  const arrival = useNavigationType();
  const modal = useLingering(layers.modal, EXIT);
  const overlay = useLingering(layers.overlay, EXIT);

  const raised = { modal, overlay } as const;
  // The later in the document, the higher: the layer on top comes last.
  const order = layers.top === 'overlay' ? (['modal', 'overlay'] as const) : (['overlay', 'modal'] as const);

  return (
    <ArrivalContext value={arrival}>
      <LayersContext value={layers}>
        <div inert={layers.top !== 'base'}>{ground(<LayerPage location={layers.base} layer="base" />)}</div>
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
    </ArrivalContext>
  );
}
