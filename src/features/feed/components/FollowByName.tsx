import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { detailOf } from '#src/shared/api/call/errors.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { followTyped } from '../data/follow-by-name.ts';
import styles from './FollowByName.module.css';

/** Follows a blog somebody knows the name, address or email of. */
export const FollowByName = () => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (typed.trim() === '' || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const blog = await followTyped(queryClient, typed);
      setTyped('');
      addToast({ type: 'success', message: t`You follow ${blog.name} now.` });
    } catch (failure) {
      setError(detailOf(failure, t`We could not follow that.`));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`Follow a blog`}
        placeholder={t`Name, address or email`}
        value={typed}
        error={error}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="primary" loading={busy} className={styles.submit}>
        {t`Follow`}
      </Button>
    </form>
  );
};
