import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { VideoHubsElement } from '#generated/zod/videoHubsElement.zod.ts';
import frame from '#src/entities/elements/Frame.module.css';
import { Shelf } from '#src/entities/elements/Frame.tsx';
import { Thumb } from '#src/entities/elements/Thumb.tsx';
import { paths } from '#src/paths/paths.ts';
import { uniqueBy } from '#src/shared/lib/lists/paged-list.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';

/** Width of a channel in CSS pixels. */
const CHANNEL_PX = 158;

/** Renders video channels as a shelf. */
export function HubShelf({ element: { title, hubs } }: { element: VideoHubsElement }) {
  const { t } = useLingui();
  return (
    <Shelf
      label={title ?? t`Channels`}
      title={title ?? t`Skein TV`}
      style={{ '--shelf-column': `${CHANNEL_PX}px`, '--thumb-ratio': '16 / 9' } as CSSProperties}
      more={
        <AppLink to={paths.videoHubs()}>
          <Trans>All channels</Trans>
        </AppLink>
      }
    >
      {uniqueBy(hubs, ({ name }) => name).map((hub) => (
        <li key={hub.name}>
          <AppLink to={paths.videoHub(hub.name)} className={frame.tile}>
            <Thumb media={hub.poster} sizes={`${CHANNEL_PX}px`} />
            <b dir="auto">{hub.title}</b>
            <small>
              <Plural value={hub.videoCount} one="# video" other="# videos" />
            </small>
          </AppLink>
        </li>
      ))}
    </Shelf>
  );
}
