import { Trans } from '@lingui/react/macro';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'pencil',
  Sentence: ({ who }) => <Trans>{who} posted something new</Trans>,
};
