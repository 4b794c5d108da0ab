import type { MessageDescriptor } from '@lingui/core';
import type { IconName } from '#src/shared/ui/icon-paths.ts';

/** Parts of the settings that stand together in the list, in this order. */
export const SETTINGS_GROUPS = ['account', 'reading', 'others', 'more'] as const;

export type SettingsGroup = (typeof SETTINGS_GROUPS)[number];

/** Something on a page of the settings that a search finds, and a link leads to. */
export interface SettingsFind {
  /** The id of its element on the page: `to#id` is its address. */
  id: string;
  title: MessageDescriptor;
  /** Other words people look for it by. */
  words?: MessageDescriptor;
}

/** A page of the settings, as the list, the rail and the search show it. */
export interface SettingsSection {
  to: string;
  group: SettingsGroup;
  icon: IconName;
  title: MessageDescriptor;
  /** What is set there, in a few words. */
  detail: MessageDescriptor;
  finds: readonly SettingsFind[];
  /** Only those who run the site have it. */
  isForStaff?: boolean;
  /** Other addresses that belong to it. */
  covers?: readonly string[];
}
