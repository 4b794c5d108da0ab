import { msg } from '@lingui/core/macro';
import { paths } from '#src/shared/navigation/paths.ts';
import type { SettingsSection } from './section.ts';

export const dashboardSection: SettingsSection = {
  to: paths.dashboardSettings(),
  group: 'reading',
  icon: 'home',
  title: msg`Dashboard`,
  detail: msg`Posts you have seen`,
  finds: [{ id: 'seen-posts', title: msg`Posts you have seen`, words: msg`seen again dim hide repeat` }],
};
