import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { LayersContext } from '#src/shared/navigation/layer-context.ts';
import { LayerPage } from './LayerPage.tsx';
import { layersOf } from './layers.ts';
import { matchRow } from './match.ts';
import { RaisedLayer } from './RaisedLayer.tsx';
import { useLingering } from './use-lingering.ts';

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
  const viewer = useViewer();
  const layers = layersOf(useLocation(), viewer);
  const modal = useLingering(layers.modal, EXIT);
  const overlay = useLingering(layers.overlay, EXIT);

  const raised = { modal, overlay } as const;
  // The later in the document, the higher: the layer on top comes last.
  const order = layers.top === 'overlay' ? (['modal', 'overlay'] as const) : (['overlay', 'modal'] as const);

  return (
    <LayersContext value={layers}>
      <div inert={layers.top !== 'base'}>{ground(<LayerPage location={layers.base} layer="base" />)}</div>
      {order.map((layer) => {
        const { location, leaving } = raised[layer];
        return location ? (
          <RaisedLayer
            key={layer}
            layer={layer}
            isTop={layers.top === layer}
            leaving={leaving}
            isSheet={matchRow(location.pathname)?.row.layer === 'modal'}
          >
            <LayerPage location={location} layer={layer} />
          </RaisedLayer>
        ) : null;
      })}
      {children}
    </LayersContext>
  );
}
