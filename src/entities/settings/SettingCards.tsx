import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import {
  type ControlledRow,
  type OwnRow,
  type SettingCardSpec,
  type SettingRowSpec,
  textOf,
} from './model/setting-rows.ts';
import { SettingLinkRow } from './SettingLinkRow.tsx';
import { SettingsCard } from './SettingsCard.tsx';

type SettingCardsProps<Settings, Update> = {
  cards: readonly SettingCardSpec<Settings, Update>[];
  settings: Settings;
  /** Renders a row with one of the usual controls. */
  controlledRow: (row: ControlledRow<Settings, Update>) => ReactNode;
  /** Renders the rows that have a control of their own, by their ids. */
  ownRows?: Readonly<Record<string, (row: OwnRow<Settings, Update>) => ReactNode>>;
};

/** Settings in cards, as their table lists them. */
export function SettingCards<Settings, Update>({
  cards,
  settings,
  controlledRow,
  ownRows = {},
}: SettingCardsProps<Settings, Update>) {
  const { i18n } = useLingui();
  const { user } = useViewer();
  const draw = (row: SettingRowSpec<Settings, Update>): ReactNode => {
    if (row.control === 'own') return ownRows[row.id]?.(row);
    if (row.control !== 'link') return controlledRow(row);
    return (
      <SettingLinkRow
        id={row.id}
        label={i18n._(row.label)}
        hint={textOf(row.hint, settings, user, i18n)}
        to={row.to}
        spoken={i18n._(row.spoken)}
      />
    );
  };
  return cards.map(({ title, detail, rows }) => (
    <SettingsCard key={i18n._(title)} title={i18n._(title)} detail={textOf(detail, settings, user, i18n)}>
      {rows
        .filter(({ when }) => when?.(settings, user) ?? true)
        .map((row) => (
          <Fragment key={`${row.id} ${i18n._(row.label)}`}>{draw(row)}</Fragment>
        ))}
    </SettingsCard>
  ));
}
