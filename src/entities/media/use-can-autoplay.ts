import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { useMediaQuery } from '#src/shared/hooks/use-media-query.ts';
import { isCellular, savesData } from '#src/shared/lib/look/connection.ts';

/**
 * Returns true when a video may start muted without a press: not with reduced motion, data saving, or autoplay turned
 * off.
 */
export function useCanAutoplay(): boolean {
  const { user } = useViewer();
  const hydrated = useHydrated();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const sparing = useMediaQuery('(prefers-reduced-data: reduce)', true);
  const { reduceMotion, autoplay } = user?.appearance ?? {};
  if (autoplay === 'never' || reduceMotion === 'always') return false;
  if (autoplay === 'device' && isCellular()) return false;
  return hydrated && !still && !sparing && !savesData();
}
