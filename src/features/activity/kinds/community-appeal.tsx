import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'users',
  Sentence: ({ who, row }) => {
    const title = row.community?.title;
    return title ? (
      <Trans>
        {who} appeals against a decision in {title}
      </Trans>
    ) : (
      <Trans>{who} appeals against a decision</Trans>
    );
  },
  pathOf: ({ community }) => community && paths.moderationQueue(community.name, 'appeals'),
  opensPage: true,
};
