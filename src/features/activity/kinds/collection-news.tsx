import { Trans } from '@lingui/react/macro';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'kept',
  Sentence: ({ row }) => {
    const title = row.collection?.title;
    return title ? (
      <Trans>New posts in {title}</Trans>
    ) : (
      <Trans>A collection that you follow has new posts</Trans>
    );
  },
  pathOf: ({ collection }) => collection?.url,
  opensPage: true,
};
