import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const appsSection: SettingsSection = {
  to: paths.allowedApps(),
  group: 'account',
  icon: 'link',
  title: msg`Apps`,
  detail: msg`Programs that act for you, and those you made`,
  searchable: [
    { id: 'own-apps', title: msg`Apps you made`, words: msg`OAuth developer API key register client secret` },
  ],
  covers: [paths.ownApps()],
};
