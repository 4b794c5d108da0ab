import { Trans } from '@lingui/react/macro';
import { decisionPath } from '../model/decision-path.ts';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'users',
  Sentence: ({ row }) => {
    const title = row.community?.title;
    return title ? (
      <Trans>The moderators of {title} banned you</Trans>
    ) : (
      <Trans>Moderators banned you from a community</Trans>
    );
  },
  pathOf: decisionPath,
  opensPage: true,
};
