import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { useDeleteCommunity } from '../data/settings.ts';
import styles from './Settings.module.css';

/** Asks before a community is deleted: its handle has to be typed, because everybody in it loses it. */
export function DeleteCommunityDialog({ community, onClose }: { community: Community; onClose: () => void }) {
  const { t } = useLingui();
  const { name, title, memberCount, postCount } = community;
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { write, busy } = useDeleteCommunity(title);
  return (
    <Dialog size="small" title={t`Delete ${title}?`} onClose={onClose}>
      {(close) => (
        <div className={styles.dialogForm}>
          <p className={styles.note}>
            <Trans>
              It closes for <Plural value={memberCount} one="# member" other="# members" />, with{' '}
              <Plural value={postCount} one="# post" other="# posts" />. Its admins can call it back for 30
              days.
            </Trans>
          </p>
          <TextField
            label={t`Type its handle, ${name}`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            error={isWrong ? t`That is another handle.` : undefined}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              setWrong(false);
            }}
          />
          <div className={styles.choices}>
            <Button variant="quiet" className={styles.tall} onClick={close}>{t`Keep it`}</Button>
            <Button
              variant="danger"
              className={styles.tall}
              loading={busy}
              onClick={() => {
                if (typed.trim().replace(/^@+/, '') !== name) setWrong(true);
                else void write({ community: name }).then((isGone) => isGone && close());
              }}
            >{t`Delete the community`}</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
