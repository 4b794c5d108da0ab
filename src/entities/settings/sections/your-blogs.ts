import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const blogsSection: SettingsSection = {
  to: paths.ownBlogs(),
  group: 'account',
  icon: 'pencil',
  title: msg`Your blogs`,
  detail: msg`Their settings, appearance, members and order; create a new one`,
  searchable: [
    {
      id: 'blogs',
      title: msg`Settings of a blog`,
      words: msg`asks submissions password queue title rename colours fonts header avatar block blocked`,
    },
    { id: 'new-blog', title: msg`A new blog`, words: msg`create second side blog group` },
  ],
};
