import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const sessionsSection: SettingsSection = {
  to: paths.sessions(),
  group: 'account',
  icon: 'globe',
  title: msg`Where you are logged in`,
  detail: msg`Browsers and devices, and logging them out`,
  searchable: [
    {
      id: 'login-alerts',
      title: msg`E-mail me about log-ins from new devices`,
      words: msg`e-mail alert unknown device browser log in`,
    },
    { id: 'log-out-others', title: msg`Log out all other browsers`, words: msg`device stolen session` },
  ],
};
