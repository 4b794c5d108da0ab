import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const notificationsSection: SettingsSection = {
  to: paths.notificationSettings(),
  group: 'others',
  icon: 'bell',
  title: msg`Notifications`,
  detail: msg`What each of your blogs is notified of`,
  searchable: [
    { id: 'notify-muted', title: msg`Mute notifications`, words: msg`mute quiet do not disturb` },
    { id: 'notify-likes', title: msg`Likes`, words: msg`notes hearts` },
    { id: 'notify-reblogs', title: msg`Reblogs`, words: msg`notes shares` },
    { id: 'notify-replies', title: msg`Replies`, words: msg`comments notes` },
    { id: 'notify-mentions', title: msg`Mentions` },
    { id: 'notify-asks', title: msg`Asks and answers`, words: msg`questions inbox` },
    { id: 'notify-followers', title: msg`New followers` },
    { id: 'notify-messages', title: msg`Messages`, words: msg`messages chat badge` },
    { id: 'notify-milestones', title: msg`Milestones` },
    { id: 'notify-gifts', title: msg`Gifts` },
    { id: 'notify-communities', title: msg`Communities` },
  ],
};
