import type { VideoHubFeaturedElement } from '#generated/zod/videoHubFeaturedElement.zod.ts';
import { Frame } from '#src/entities/elements/Frame.tsx';
import { FeaturedHub } from '../components/FeaturedHub.tsx';

/** Renders a video channel with its first videos between posts. */
export function FeaturedHubElement({ element: { hub, videos } }: { element: VideoHubFeaturedElement }) {
  return (
    <Frame label={hub.title}>
      <FeaturedHub hub={hub} videos={videos} />
    </Frame>
  );
}
