import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'users',
  Sentence: ({ row }) => {
    const title = row.community?.title;
    return title ? <Trans>{title} has room again</Trans> : <Trans>A community has room again</Trans>;
  },
  pathOf: ({ community }) => community && paths.joinCommunity(community.name),
  opensPage: true,
};
