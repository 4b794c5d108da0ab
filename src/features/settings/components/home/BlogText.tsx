import { useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '#src/shared/ui/Button.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { useBlogSetting } from '../../data/blog-settings.ts';
import type { BlogSetting } from '../../model/blog-setting.ts';
import { SettingState } from '../SettingState.tsx';
import styles from './BlogText.module.css';
import { useHome } from './home-context.ts';

type BlogTextProps = {
  id: string;
  setting: BlogSetting<string>;
  label: string;
  hint?: string;
  /** Most characters the contract takes. */
  most: number;
  kind?: 'line' | 'lines' | 'password';
};

/** A setting of a blog that is typed; it is saved with its button, which is there once something was typed. */
export function BlogText({ id, setting, label, hint, most, kind = 'line' }: BlogTextProps) {
  const { t } = useLingui();
  const { blog, settings } = useHome();
  const kept = setting.of(settings);
  const [typed, setTyped] = useState<string>();
  const { set, state, error } = useBlogSetting(blog, setting);
  const text = typed ?? kept;
  const isChanged = text !== kept;
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
    <form className={styles.text} id={id} noValidate onSubmit={(event) => void save(event)}>
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
