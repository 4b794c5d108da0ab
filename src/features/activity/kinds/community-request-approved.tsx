import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'users',
  Sentence: ({ row }) => {
    const title = row.community?.title;
    return title ? (
      <Trans>Woohoo! You are now a member of {title}</Trans>
    ) : (
      <Trans>You are now a member of a community</Trans>
    );
  },
  pathOf: ({ community }) => community && paths.community(community.name),
  opensPage: true,
};
