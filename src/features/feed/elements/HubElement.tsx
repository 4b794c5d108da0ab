import type { VideoHubCardElement } from '#generated/zod/videoHubCardElement.zod.ts';
import { Frame } from '#src/entities/elements/Frame.tsx';
import { VideoHubCard } from '../components/VideoHubCard.tsx';

/** Renders a video channel as a card between posts. */
export function HubElement({ element: { hub } }: { element: VideoHubCardElement }) {
  return (
    <Frame label={hub.title}>
      <VideoHubCard hub={hub} />
    </Frame>
  );
}
