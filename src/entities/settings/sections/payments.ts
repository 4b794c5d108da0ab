import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const adFreeSection: SettingsSection = {
  to: paths.adFreeBrowsing(),
  group: 'more',
  icon: 'eye',
  title: msg`Premium`,
  detail: msg`What runs, what is paid, and how it ends`,
  searchable: [],
};

export const purchasesSection: SettingsSection = {
  to: paths.purchases(),
  group: 'more',
  icon: 'shop',
  title: msg`Purchases`,
  detail: msg`What you bought, with receipts`,
  searchable: [],
};

export const giftsSection: SettingsSection = {
  to: paths.gifts(),
  group: 'more',
  icon: 'gift',
  title: msg`Gifts`,
  detail: msg`Gifts you got and gifts you gave`,
  searchable: [],
};

export const domainsSection: SettingsSection = {
  to: paths.domains(),
  group: 'more',
  icon: 'globe',
  title: msg`Domains`,
  detail: msg`A name of your own for a blog, and its DNS records`,
  searchable: [],
};
