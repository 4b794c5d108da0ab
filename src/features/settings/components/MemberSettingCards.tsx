import type { ReactNode } from 'react';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import type {
  MemberOwnRow,
  MemberSettingCard,
  MemberSettingField,
  MemberSettingRow,
} from '#src/entities/settings/model/member-setting.ts';
import { SettingCards } from '#src/entities/settings/SettingCards.tsx';
import { SettingControl } from '#src/entities/settings/SettingControl.tsx';
import { useSetting } from '../data/member-settings.ts';

/** The row of a setting of the member, saved on change. */
export function MemberSetting({ row, settings }: { row: MemberSettingRow; settings: UserSettings }) {
  const writer = useSetting(row.field as MemberSettingField<string | boolean>);
  return <SettingControl row={row} settings={settings} writer={writer} />;
}

type MemberSettingCardsProps = {
  /** Cards of the page's file in `src/entities/settings/sections/`. */
  cards: readonly MemberSettingCard[];
  settings: UserSettings;
  /** Renders the rows that have a control of their own, by their ids. */
  ownRows?: Readonly<Record<string, (row: MemberOwnRow) => ReactNode>>;
};

/** Settings of the member, in cards. */
export function MemberSettingCards({ cards, settings, ownRows }: MemberSettingCardsProps) {
  return (
    <SettingCards
      cards={cards}
      settings={settings}
      controlledRow={(row) => <MemberSetting row={row} settings={settings} />}
      ownRows={ownRows}
    />
  );
}
