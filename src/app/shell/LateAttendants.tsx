import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { later } from '#src/shared/ui/later.tsx';

const Attendants = later('app/shell/Attendants', async () => (await import('./Attendants.tsx')).Attendants);

/** The attendants, fetched as soon as the page is awake. */
export function LateAttendants() {
  return useHydrated() ? <Attendants /> : null;
}
