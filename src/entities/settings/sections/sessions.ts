import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import { memberSetting } from '../model/member-setting.ts';
import type { SettingsSection } from './section.ts';

export const sessionsSection = {
  to: paths.sessions(),
  group: 'account',
  icon: 'globe',
  title: msg`Where you are logged in`,
  detail: msg`Browsers and devices, and logging them out`,
  cards: [
    {
      title: msg`Watching for new log-ins`,
      rows: [
        {
          id: 'login-alerts',
          control: 'switch',
          field: memberSetting('account.loginAlerts'),
          label: msg`E-mail me about log-ins from new devices`,
          hint: msg`Get an e-mail when your account is used from a new device.`,
          words: msg`e-mail alert unknown device browser log in`,
        },
      ],
    },
  ],
  searchable: [
    { id: 'log-out-others', title: msg`Log out all other browsers`, words: msg`device stolen session` },
  ],
} as const satisfies SettingsSection;
