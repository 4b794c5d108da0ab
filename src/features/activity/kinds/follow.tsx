import { Trans } from '@lingui/react/macro';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'user',
  Sentence: ({ who }) => <Trans>{who} followed you</Trans>,
};
