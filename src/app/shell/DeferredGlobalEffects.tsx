import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { matchRoute } from '../routes/match.ts';

const Attendants = lazyPart(() => import('./GlobalEffects.tsx'), 'Attendants');

/** The attendants, fetched as soon as the page is awake. In another site's frame there is nobody to attend to. */
export function LateAttendants() {
  const isEmbedded = matchRoute(useLayers().base.pathname)?.route.isEmbedded;
  return useHydrated() && !isEmbedded ? <Attendants /> : null;
}
