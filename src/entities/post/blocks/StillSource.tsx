import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { isCellular, savesData } from '#src/shared/lib/look/connection.ts';

const ASKED = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

/**
 * The still that stands for a picture that moves, until it is pressed: where the system asks for less motion or less data,
 * where the member wants calm or nothing to begin by itself, and on connections that are paid for by what is loaded.
 */
export function StillSource({ src }: { src: string }) {
  const { reduceMotion, autoplay } = useViewer().user?.appearance ?? {};
  const isSparing = useHydrated() && (savesData() || (autoplay === 'device' && isCellular()));
  const isStill = reduceMotion === 'always' || autoplay === 'never' || isSparing;
  return <source media={isStill ? 'all' : ASKED} srcSet={src} />;
}
