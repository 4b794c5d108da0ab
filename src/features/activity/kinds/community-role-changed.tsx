import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'users',
  Sentence: ({ row }) => {
    const title = row.community?.title;
    return title ? (
      <Trans>Your role in {title} has changed</Trans>
    ) : (
      <Trans>Your role in a community has changed</Trans>
    );
  },
  pathOf: ({ community }) => community && paths.communityMembers(community.name),
  opensPage: true,
};
