import { msg } from '@lingui/core/macro';
import { paths } from '#src/shared/navigation/paths.ts';
import { SETTINGS_PAGES } from '../paths.ts';
import type { SettingsSection } from './section.ts';

export const keptAwaySection: SettingsSection = {
  to: paths.settings('filters'),
  group: 'reading',
  icon: 'eye-off',
  title: msg`Filters and blocks`,
  detail: msg`Tags, words, posts and blogs you keep away`,
  finds: [],
  covers: SETTINGS_PAGES.map(paths.settings),
};
