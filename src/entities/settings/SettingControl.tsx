import { useLingui } from '@lingui/react/macro';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { type ControlledRow, textOf } from './model/setting-rows.ts';
import { SelectRow } from './SelectRow.tsx';
import styles from './SettingRow.module.css';
import { SettingRow } from './SettingRow.tsx';
import { TextRow } from './TextRow.tsx';
import type { AwaitedSettingWriter } from './use-setting-writer.ts';

type SettingControlProps<Settings, Update> = {
  row: ControlledRow<Settings, Update>;
  settings: Settings;
  /** Saves the row's setting. */
  writer: AwaitedSettingWriter<string | boolean>;
};

/** The row of a setting with its control, saved on change; a text is saved with its button. */
export function SettingControl<Settings, Update>({
  row,
  settings,
  writer,
}: SettingControlProps<Settings, Update>) {
  const { i18n } = useLingui();
  const { user } = useViewer();
  const { set, state, error } = writer;
  const { id } = row;
  const words = { label: i18n._(row.label), hint: textOf(row.hint, settings, user, i18n) };
  if (row.control === 'switch')
    return (
      <SettingRow id={id} state={state}>
        <Checkbox
          look="switch"
          className={styles.field}
          {...words}
          error={error}
          checked={row.field.of(settings)}
          onChange={({ target }) => void set(target.checked)}
        />
      </SettingRow>
    );
  if (row.control === 'choice')
    return (
      <SelectRow
        id={id}
        {...words}
        state={state}
        error={error}
        value={row.field.of(settings)}
        choices={
          typeof row.choices === 'function'
            ? row.choices(settings, i18n)
            : row.choices.map(([value, label]) => [value, i18n._(label)])
        }
        onChoose={(value) => {
          void set(value);
          row.onChosen?.(value);
        }}
      />
    );
  return (
    <TextRow
      id={id}
      {...words}
      most={row.most}
      kind={row.control}
      {...writer}
      savedValue={row.field.of(settings)}
    />
  );
}
