import { Trans } from '@lingui/react/macro';
import type { NotificationView } from '../model/notification-view.ts';
import { reviewPath } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'flag',
  tone: 'fault',
  Sentence: () => <Trans>We reviewed your appeal: the decision about your post did not change</Trans>,
  pathOf: reviewPath,
  opensPage: true,
};
