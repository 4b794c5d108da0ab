import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'users',
  Sentence: ({ row }) => {
    const title = row.community?.title;
    return title ? (
      <Trans>Your request to join {title} was declined</Trans>
    ) : (
      <Trans>Your request to join a community was declined</Trans>
    );
  },
  pathOf: ({ community }) => community && paths.community(community.name),
  opensPage: true,
};
