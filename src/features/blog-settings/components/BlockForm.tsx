import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from '#src/entities/settings/SettingsForm.module.css';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { NAMES_MAX_LENGTH, namesOf, useBlockByNames } from '../data/blog-blocks.ts';
import { BlockResults } from './BlockResults.tsx';

/** Form that blocks blogs by name, one or a pasted list, and shows the result for each. */
export function BlockForm({ home }: { home: string }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const { answers, busy, error, forget, block, insist } = useBlockByNames(home);
  const send = async (): Promise<void> => {
    const names = namesOf(typed);
    setMissing(names.length === 0);
    if (names.length === 0 || !(await block(names))) return;
    // Keeps text that was typed during the request.
    setTyped((now) => (now === typed ? '' : now));
  };
  const problem = missing
    ? t`Type the name of a blog.`
    : error
      ? errorMessage(error, t`The blogs were not blocked.`)
      : undefined;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label={t`Names of blogs`}
        hint={t`Separate several names with commas, spaces or line breaks.`}
        value={typed}
        rows={2}
        maxLength={NAMES_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={problem}
        onChange={({ target }) => {
          setTyped(target.value);
          setMissing(false);
          if (error) forget();
        }}
      />
      <Button type="submit" variant="primary" loading={busy} className={styles.send}>
        {t`Block`}
      </Button>
      <BlockResults answers={answers} busy={busy} onInsist={(names) => void insist(names)} />
    </form>
  );
}
