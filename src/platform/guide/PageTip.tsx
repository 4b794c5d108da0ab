import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import type { TipPage } from './tips.ts';

const TipLine = lazyPart(() => import('./TipLine.tsx'), 'TipLine');

/**
 * First-run guide (spec 000 §4): one tip about the page, as a line in its flow. Each tip is shown once, and one visit
 * shows one tip. Visitors get none. `isWide` is for pages without a column of posts.
 */
export function PageTip({ page, isWide = false }: { page: TipPage; isWide?: boolean }) {
  const { isLoggedIn } = useViewer();
  // Only the browser knows which tips it has shown.
  return useHydrated() && isLoggedIn ? <TipLine page={page} isWide={isWide} /> : null;
}
