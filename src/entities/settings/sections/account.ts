import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const accountSection: SettingsSection = {
  to: paths.account(),
  group: 'account',
  icon: 'user',
  title: msg`Account`,
  detail: msg`E-mail address, password and deleting your account`,
  searchable: [
    { id: 'email', title: msg`E-mail address`, words: msg`e-mail change confirm` },
    { id: 'password', title: msg`Password`, words: msg`change secret log in` },
    { id: 'delete-account', title: msg`Delete account`, words: msg`close leave remove deactivate` },
  ],
};
