import { Trans } from '@lingui/react/macro';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'users',
  Sentence: ({ who }) => <Trans>{who} joined this blog as a writer</Trans>,
};
