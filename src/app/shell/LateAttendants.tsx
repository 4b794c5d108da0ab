import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

const Attendants = lazyPart(() => import('./Attendants.tsx'), 'Attendants');

/** The attendants, fetched as soon as the page is awake. */
export function LateAttendants() {
  return useHydrated() ? <Attendants /> : null;
}
