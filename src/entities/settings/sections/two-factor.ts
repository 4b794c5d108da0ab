import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const twoFactorSection: SettingsSection = {
  to: paths.twoFactor(),
  group: 'account',
  icon: 'lock',
  title: msg`Two-factor authentication`,
  detail: msg`A code from your phone besides the password`,
  searchable: [],
};
