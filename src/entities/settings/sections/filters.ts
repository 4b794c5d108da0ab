import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import { SETTINGS_PAGES } from '#src/paths/settings-paths.ts';
import type { SettingsSection } from './section.ts';

export const filtersSection: SettingsSection = {
  to: paths.settings('filters'),
  group: 'reading',
  icon: 'eye-off',
  title: msg`Filters and blocks`,
  detail: msg`Filtered tags and words, labels, hidden posts, muted and blocked blogs`,
  searchable: [
    {
      id: 'labels',
      title: msg`Labelled posts`,
      words: msg`mature adult nsfw content warning violence drugs`,
    },
    { id: 'undescribed', title: msg`Pictures without a description`, words: msg`alt text accessibility` },
  ],
  covers: SETTINGS_PAGES.map(paths.settings),
};
