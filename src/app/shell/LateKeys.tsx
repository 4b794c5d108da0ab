import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { later } from '#src/shared/ui/later.tsx';

const SiteKeys = later('app/shell/SiteKeys', async () => (await import('./SiteKeys.tsx')).SiteKeys);

/** The keys of every page, fetched once the page is awake: nothing of them shows. */
export function LateKeys() {
  return useHydrated() ? <SiteKeys /> : null;
}
