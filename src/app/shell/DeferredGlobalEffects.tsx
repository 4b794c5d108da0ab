import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { matchRoute } from '../routes/match.ts';

const GlobalEffects = lazyPart(() => import('./GlobalEffects.tsx'), 'GlobalEffects');

/** Loads the global effects after hydration. Embedded pages have none. */
export function DeferredGlobalEffects() {
  const isEmbedded = matchRoute(useLayers().base.pathname)?.route.isEmbedded;
  return useHydrated() && !isEmbedded ? <GlobalEffects /> : null;
}
