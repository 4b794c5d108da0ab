import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const dashboardSection: SettingsSection = {
  to: paths.dashboardSettings(),
  group: 'reading',
  icon: 'home',
  title: msg`Dashboard`,
  detail: msg`Opening tab, order, hidden posts and scrolling`,
  searchable: [
    { id: 'first-tab', title: msg`Open the dashboard with`, words: msg`default tab start home` },
    { id: 'order', title: msg`Order of posts`, words: msg`best stuff newest sort chronological algorithm` },
    { id: 'recommendations', title: msg`Recommendations`, words: msg`suggestions for you radar popular` },
    { id: 'seen-posts', title: msg`Posts you have seen`, words: msg`seen again dim hide repeat` },
    { id: 'endless-scrolling', title: msg`Endless scrolling`, words: msg`infinite pages numbered paging` },
    {
      id: 'trail-items',
      title: msg`Parts shown of a long reblog`,
      words: msg`reblogs trail shorten collapse`,
    },
  ],
};
