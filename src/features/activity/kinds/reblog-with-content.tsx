import { Plural, Trans } from '@lingui/react/macro';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'reblog',
  tone: 'reblog',
  Sentence: ({ who, times }) =>
    times > 1 ? (
      <Trans>
        {who} reblogged you <Plural value={times} one="# time" other="# times" />
      </Trans>
    ) : (
      <Trans>{who} reblogged your post</Trans>
    ),
};
