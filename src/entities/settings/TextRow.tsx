import { useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { useHashTarget } from '#src/shared/navigation/scroll-to-named.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { SettingState } from './SettingState.tsx';
import styles from './TextRow.module.css';
import type { AwaitedSettingWriter } from './use-setting-writer.ts';

export type TextRowProps = {
  /** Id used by search results and links. */
  id: string;
  label: string;
  hint?: string;
  /** Maximum length (contract). */
  most: number;
  kind?: 'line' | 'lines' | 'password';
};

/** A text setting with a save button, which appears once the text differs. */
export function TextRow({
  id,
  label,
  hint,
  most,
  kind = 'line',
  savedValue,
  set,
  state,
  error,
}: TextRowProps & AwaitedSettingWriter<string> & { savedValue: string }) {
  const { t } = useLingui();
  const row = useHashTarget<HTMLFormElement>(id);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? savedValue;
  const isChanged = text !== savedValue;
  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isChanged && (await set(text))) setTyped((now) => (now === text ? undefined : now));
  };
  const field = {
    label,
    hint,
    error,
    value: text,
    maxLength: most,
    onChange: (event: { currentTarget: { value: string } }) => setTyped(event.currentTarget.value),
  };
  return (
    <form ref={row} className={styles.text} id={id} noValidate onSubmit={(event) => void save(event)}>
      {kind === 'password' ? <PasswordField {...field} autoComplete="new-password" /> : null}
      {kind === 'lines' ? <TextArea {...field} /> : null}
      {kind === 'line' ? <TextField {...field} autoComplete="off" /> : null}
      <div className={styles.foot}>
        <SettingState state={isChanged && state === 'saved' ? 'still' : state} />
        <Button
          type="submit"
          size="small"
          variant="primary"
          loading={state === 'saving'}
          style={{ visibility: isChanged || state === 'saving' ? undefined : 'hidden' }}
          aria-label={t`Save: ${label}`}
        >
          {t`Save`}
        </Button>
      </div>
    </form>
  );
}
