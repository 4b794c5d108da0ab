import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const appsSection: SettingsSection = {
  to: paths.allowedApps(),
  group: 'account',
  icon: 'link',
  title: msg`Apps`,
  detail: msg`Apps with access to your account, and apps you made`,
  searchable: [
    { id: 'own-apps', title: msg`Apps you made`, words: msg`OAuth developer API key register client secret` },
  ],
  covers: [paths.ownApps()],
};
