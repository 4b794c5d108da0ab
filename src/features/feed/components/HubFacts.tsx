import { Plural, Trans } from '@lingui/react/macro';
import type { VideoHub } from '#generated/zod/videoHub.zod.ts';

/** Number of videos and curator of a video hub. */
export function HubFacts({ hub, className }: { hub: VideoHub; className: string | undefined }) {
  return (
    <p className={className}>
      <Plural value={hub.videoCount} one="# video" other="# videos" />
      {hub.curator ? (
        <>
          {' · '}
          <Trans>managed by {hub.curator.name}</Trans>
        </>
      ) : null}
    </p>
  );
}
