import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const pushSection: SettingsSection = {
  to: paths.pushSettings(),
  group: 'others',
  icon: 'bell',
  title: msg`Push notifications`,
  detail: msg`Which devices get notifications, and when they are quiet`,
  searchable: [
    { id: 'push-here', title: msg`Notify this device`, words: msg`push phone desktop browser alerts` },
    { id: 'push-messages', title: msg`What you are notified of`, words: msg`push kinds likes messages asks` },
    { id: 'push-text', title: msg`Show the text of messages`, words: msg`preview lock screen private` },
    { id: 'quiet-start', title: msg`Quiet hours`, words: msg`night sleep do not disturb silence` },
  ],
};
