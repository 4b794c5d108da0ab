import { Trans } from '@lingui/react/macro';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'text',
  Sentence: ({ who }) => <Trans>{who} mentioned you</Trans>,
};
