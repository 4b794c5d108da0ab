import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const pushSection: SettingsSection = {
  to: paths.pushSettings(),
  group: 'others',
  icon: 'bell',
  title: msg`Push notifications`,
  detail: msg`Which devices are told while the site is closed, and when they are quiet`,
  searchable: [
    { id: 'push-here', title: msg`Tell this device`, words: msg`push phone desktop browser alerts` },
    { id: 'push-messages', title: msg`What you are told of`, words: msg`push kinds likes messages asks` },
    { id: 'push-text', title: msg`Show what people wrote`, words: msg`preview lock screen private` },
    { id: 'quiet-start', title: msg`Quiet hours`, words: msg`night sleep do not disturb silence` },
  ],
};
