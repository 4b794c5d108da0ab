import type { I18n, MessageDescriptor } from '@lingui/core';
import type { User } from '#generated/zod/user.zod.ts';
import type { SearchableSetting } from '../sections/section.ts';
import type { SettingField } from './setting-field.ts';

/** A text, or the function that returns it where it depends on a value. */
type TextOf<Settings> =
  | MessageDescriptor
  | ((settings: Settings, user: User | undefined) => MessageDescriptor);

interface RowBase<Settings> {
  /** Id of the element on the page, and of the setting in the search. */
  id: string;
  label: MessageDescriptor;
  /** Consequence of the setting, in one sentence. */
  hint?: TextOf<Settings>;
  /** Synonyms for the search, which finds only rows that have them: those that are always shown. */
  words?: MessageDescriptor;
  /** Returns true when the row is shown to this member; omitted for always. */
  when?(settings: Settings, user: User | undefined): boolean;
}

/** Values of a select field with their labels, in display order. */
type Choices<Settings> =
  | readonly (readonly [string, MessageDescriptor])[]
  | ((settings: Settings, i18n: I18n) => readonly (readonly [string, string])[]);

/** A row with a select field. */
export type ChoiceRow<Settings, Update> = RowBase<Settings> & {
  control: 'choice';
  field: SettingField<Settings, Update, string>;
  choices: Choices<Settings>;
  /** Applies a visible effect at once, before the server responds. */
  onChosen?(value: string): void;
};

/** A row with one of the usual controls. */
export type ControlledRow<Settings, Update> =
  | (RowBase<Settings> & { control: 'switch'; field: SettingField<Settings, Update, boolean> })
  | ChoiceRow<Settings, Update>
  | (RowBase<Settings> & {
      control: 'line' | 'lines' | 'password';
      field: SettingField<Settings, Update, string>;
      /** Maximum length (contract). */
      most: number;
    });

/** A row that leads to another page. */
export type LinkRow<Settings> = RowBase<Settings> & {
  control: 'link';
  to: string;
  /** Name of the link for screen readers; it reads “View”. */
  spoken: MessageDescriptor;
};

/** A row that its page draws; the setting that it changes, if any, is its `field`. */
export type OwnRow<Settings, Update> = RowBase<Settings> & {
  control: 'own';
  field?: SettingField<Settings, Update, string>;
};

/** One setting on a page of settings. */
export type SettingRowSpec<Settings, Update> =
  | ControlledRow<Settings, Update>
  | LinkRow<Settings>
  | OwnRow<Settings, Update>;

/** Settings under one heading. */
export interface SettingCardSpec<Settings, Update> {
  title: MessageDescriptor;
  detail?: TextOf<Settings>;
  /** Synonyms for the search, which then finds the card by its title; the result leads to its first row. */
  words?: MessageDescriptor;
  rows: readonly SettingRowSpec<Settings, Update>[];
}

/** Returns a text of a row or a card in the reader's language. */
export function textOf<Settings>(
  text: TextOf<Settings> | undefined,
  settings: Settings,
  user: User | undefined,
  i18n: I18n,
): string | undefined {
  return text && i18n._(typeof text === 'function' ? text(settings, user) : text);
}

/** Returns the search entries of cards: of a card with `words`, and of each of its rows with them. */
export function searchEntries<Settings, Update>(
  cards: readonly SettingCardSpec<Settings, Update>[],
): SearchableSetting[] {
  return cards.flatMap(({ title, words, rows }) => [
    ...(words && rows[0] ? [{ id: rows[0].id, title, words }] : []),
    ...rows.flatMap(({ id, label, words }) => (words ? [{ id, title: label, words }] : [])),
  ]);
}
