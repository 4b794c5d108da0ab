import { Trans } from '@lingui/react/macro';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'reply',
  Sentence: ({ who }) => <Trans>{who} replied to your post</Trans>,
};
