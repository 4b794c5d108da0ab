import { Trans } from '@lingui/react/macro';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'heart-filled',
  Sentence: ({ who, row }) => {
    const title = row.community?.title;
    return title ? (
      <Trans>
        {who} reacted to your post in {title}
      </Trans>
    ) : (
      <Trans>{who} reacted to your post in a community</Trans>
    );
  },
};
