import { Trans } from '@lingui/react/macro';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'ask',
  Sentence: ({ who }) => <Trans>{who} answered your ask</Trans>,
};
