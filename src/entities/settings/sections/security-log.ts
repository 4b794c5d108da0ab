import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const securityLogSection: SettingsSection = {
  to: paths.securityLog(),
  group: 'account',
  icon: 'clock',
  title: msg`Security log`,
  detail: msg`Log-ins, failed attempts and changes, by device and time`,
  searchable: [
    {
      id: 'unknown-event',
      title: msg`Something you do not recognise`,
      words: msg`history activity audit hacked stolen stranger attack`,
    },
  ],
};
