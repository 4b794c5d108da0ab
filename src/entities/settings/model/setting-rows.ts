import type { I18n, MessageDescriptor } from '@lingui/core';
import type { SearchableSetting } from '../sections/section.ts';
import type { SettingField } from './setting-field.ts';

interface RowBase<Settings> {
  /** Id of the element on the page, and of the setting in the search. */
  id: string;
  label: MessageDescriptor;
  /** Consequence of the setting, in one sentence. */
  hint?: MessageDescriptor;
  /** Synonyms for the search, which finds only rows that have them: those that are always shown. */
  words?: MessageDescriptor;
  /** Returns true when the row is shown; omitted for always. */
  when?(settings: Settings): boolean;
}

/** Values of a select field with their labels, in display order. */
type Choices<Settings> =
  | readonly (readonly [string, MessageDescriptor])[]
  | ((settings: Settings, i18n: I18n) => readonly (readonly [string, string])[]);

/** A row with one of the usual controls. */
export type ControlledRow<Settings, Update> = RowBase<Settings> &
  (
    | { control: 'switch'; field: SettingField<Settings, Update, boolean> }
    | { control: 'choice'; field: SettingField<Settings, Update, string>; choices: Choices<Settings> }
    | {
        control: 'line' | 'lines' | 'password';
        field: SettingField<Settings, Update, string>;
        /** Maximum length (contract). */
        most: number;
      }
  );

/** One setting on a page of settings. */
export type SettingRowSpec<Settings, Update> =
  | ControlledRow<Settings, Update>
  /** A row that its page draws. */
  | (RowBase<Settings> & { control: 'own' });

/** Settings under one heading. */
export interface SettingCardSpec<Settings, Update> {
  title: MessageDescriptor;
  detail?: MessageDescriptor;
  rows: readonly SettingRowSpec<Settings, Update>[];
}

/** Returns the search entries of cards. */
export function searchEntries<Settings, Update>(
  cards: readonly SettingCardSpec<Settings, Update>[],
): SearchableSetting[] {
  return cards
    .flatMap(({ rows }) => rows)
    .filter(({ words }) => words)
    .map(({ id, label, words }) => ({ id, title: label, words }));
}
