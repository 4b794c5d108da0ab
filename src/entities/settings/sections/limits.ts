import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const limitsSection: SettingsSection = {
  to: paths.limits(),
  group: 'account',
  icon: 'clock',
  title: msg`Your limits`,
  detail: msg`Posts, pictures, likes and follows per day`,
  searchable: [{ id: 'of-a-day', title: msg`Daily limits`, words: msg`quota maximum too many rate cap` }],
};
