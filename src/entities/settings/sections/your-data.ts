import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const yourDataSection: SettingsSection = {
  to: paths.yourData(),
  group: 'account',
  icon: 'download',
  title: msg`Your data`,
  detail: msg`Everything you made here, to take with you`,
  searchable: [
    {
      id: 'pack-data',
      title: msg`Export my data`,
      words: msg`download export archive backup GDPR copy move`,
    },
  ],
};
