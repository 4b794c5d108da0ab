import { Trans } from '@lingui/react/macro';
import type { NotificationView } from '../model/notification-view.ts';
import { reviewPath } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'flag',
  tone: 'fault',
  Sentence: ({ row }) =>
    row.appeal?.labels ? (
      <Trans>We labelled one of your posts as mature</Trans>
    ) : (
      <Trans>We took down one of your posts</Trans>
    ),
  pathOf: reviewPath,
  opensPage: true,
};
