import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const passkeysSection: SettingsSection = {
  to: paths.passkeys(),
  group: 'account',
  icon: 'lock',
  title: msg`Passkeys`,
  detail: msg`Log in with your face, fingerprint or device PIN`,
  searchable: [
    {
      id: 'add-passkey',
      title: msg`Add a passkey`,
      words: msg`security key fingerprint face PIN biometrics`,
    },
  ],
};
