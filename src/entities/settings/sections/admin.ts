import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const staffSection: SettingsSection = {
  to: paths.staffToday(),
  isForStaff: true,
  group: 'more',
  icon: 'eye',
  title: msg`Administration`,
  detail: msg`Reports, support requests, accounts and features`,
  searchable: [],
};
