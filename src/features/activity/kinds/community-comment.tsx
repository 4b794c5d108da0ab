import { Trans } from '@lingui/react/macro';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'reply',
  Sentence: ({ who, row }) => {
    const title = row.community?.title;
    return title ? (
      <Trans>
        {who} commented in {title}
      </Trans>
    ) : (
      <Trans>{who} commented in a community</Trans>
    );
  },
};
