import { Plural, Trans } from '@lingui/react/macro';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'heart-filled',
  tone: 'like',
  Sentence: ({ who, times }) =>
    times > 1 ? (
      <Trans>
        {who} liked <Plural value={times} one="# of your posts" other="# of your posts" />
      </Trans>
    ) : (
      <Trans>{who} liked your post</Trans>
    ),
};
