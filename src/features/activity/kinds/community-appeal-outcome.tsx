import { Trans } from '@lingui/react/macro';
import { decisionPath } from '../model/decision-path.ts';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'users',
  Sentence: ({ row }) => {
    const title = row.community?.title;
    return title ? (
      <Trans>The moderators of {title} have decided your appeal</Trans>
    ) : (
      <Trans>Your appeal was decided</Trans>
    );
  },
  pathOf: decisionPath,
  opensPage: true,
};
