import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const privacySection: SettingsSection = {
  to: paths.privacySettings(),
  group: 'others',
  icon: 'users',
  title: msg`Privacy`,
  detail: msg`What others see, and what your data is used for`,
  searchable: [
    {
      id: 'email-lookup',
      title: msg`Be found by your e-mail address`,
      words: msg`e-mail address search contacts`,
    },
    { id: 'read-receipts', title: msg`Read receipts`, words: msg`seen messages` },
    { id: 'activity', title: msg`When you were last online`, words: msg`online status last seen active` },
    { id: 'boops', title: msg`Boops`, words: msg`nudge poke labs` },
    { id: 'messages-from', title: msg`Who may send you messages`, words: msg`messages chat strangers` },
    { id: 'third-party-sharing', title: msg`Pass posts on to partners`, words: msg`AI training models data` },
    { id: 'personalised-ads', title: msg`Personalised ads`, words: msg`advertising tracking` },
    {
      id: 'opt-out',
      title: msg`My data must not be sold`,
      words: msg`CCPA cookies consent vendors tracking companies`,
    },
  ],
};
