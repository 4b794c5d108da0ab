import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'users',
  Sentence: ({ who, row }) => {
    const title = row.community?.title;
    return title ? (
      <Trans>
        {who} declined to help to run {title}
      </Trans>
    ) : (
      <Trans>{who} declined to help to run a community</Trans>
    );
  },
  pathOf: ({ community }) => community && paths.communityMembers(community.name),
  opensPage: true,
};
