import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'users',
  Sentence: ({ who, row }) => {
    const title = row.community?.title;
    return title ? (
      <Trans>
        {who} asks to join {title}
      </Trans>
    ) : (
      <Trans>{who} asks to join a community</Trans>
    );
  },
  pathOf: ({ community }) => community && paths.moderationQueue(community.name, 'requests'),
  opensPage: true,
};
