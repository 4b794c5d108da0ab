import type { MessageDescriptor } from '@lingui/core';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import type { MemberSettingCard } from '../model/member-setting.ts';

/** Groups of the settings list, in display order. */
export const SETTINGS_GROUPS = ['account', 'reading', 'others', 'more'] as const;

export type SettingsGroup = (typeof SETTINGS_GROUPS)[number];

/** An entry of the settings search; links lead to its element. */
export interface SearchableSetting {
  /** Id of the element on the page; `to#id` is its address. */
  id: string;
  title: MessageDescriptor;
  /** Synonyms for the search. */
  words?: MessageDescriptor;
}

/** A settings page as the list, the rail and the search show it. */
export interface SettingsSection {
  to: string;
  group: SettingsGroup;
  icon: IconName;
  title: MessageDescriptor;
  /** Short description of the page. */
  detail: MessageDescriptor;
  /** Settings of the member on the page; those with `words` are found by the search. */
  cards?: readonly MemberSettingCard[];
  /** Further entries of the page in the search. */
  searchable: readonly SearchableSetting[];
  /** True for pages that only staff can open. */
  isForStaff?: boolean;
  /** Further addresses that belong to the page. */
  covers?: readonly string[];
}
