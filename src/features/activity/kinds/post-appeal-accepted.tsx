import { Trans } from '@lingui/react/macro';
import type { NotificationView } from '../model/notification-view.ts';
import { reviewPath } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'check',
  Sentence: () => <Trans>We reviewed your appeal: you were right, and your post is shown as before</Trans>,
  pathOf: reviewPath,
  opensPage: true,
};
