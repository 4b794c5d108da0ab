import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { isCellular, savesData } from '#src/shared/lib/look/connection.ts';

const REDUCED_MEDIA = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

/**
 * Adds the still of an animated picture as a `<source>`, until the picture is pressed: with reduced motion or reduced
 * data, when the member turned off autoplay, and on metered connections.
 */
export function StillImageSource({ src }: { src: string }) {
  const { reduceMotion, autoplay } = useViewer().user?.appearance ?? {};
  const shouldSaveData = useHydrated() && (savesData() || (autoplay === 'device' && isCellular()));
  const isStill = reduceMotion === 'always' || autoplay === 'never' || shouldSaveData;
  return <source media={isStill ? 'all' : REDUCED_MEDIA} srcSet={src} />;
}
