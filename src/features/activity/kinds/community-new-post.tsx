import { Trans } from '@lingui/react/macro';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'pencil',
  Sentence: ({ who, row }) => {
    const title = row.community?.title;
    return title ? (
      <Trans>
        {who} posted in {title}
      </Trans>
    ) : (
      <Trans>{who} posted in a community</Trans>
    );
  },
};
