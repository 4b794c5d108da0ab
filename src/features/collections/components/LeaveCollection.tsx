import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { useLeaveCollection } from '../data/people.ts';
import styles from './LeaveCollection.module.css';

/** Asks what becomes of the posts that a collaborator put in before they leave. */
export function LeaveCollection({ collection, onClose }: { collection: CollectionRef; onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [items, setItems] = useState<'stay' | 'take'>('stay');
  const { write, busy } = useLeaveCollection(() => navigate(paths.collections()));
  const { id, title } = collection;
  const choices = [
    { value: 'stay', label: t`They stay`, hint: t`With your notes, under your name.` },
    { value: 'take', label: t`They go with you`, hint: t`Only the collection loses them.` },
  ] as const;
  return (
    <Dialog size="small" title={t`Leave ${title}?`} onClose={onClose}>
      {(close) => (
        <>
          <fieldset className={styles.choices}>
            <legend>
              <Trans>What becomes of the posts that you put in?</Trans>
            </legend>
            {choices.map(({ value, label, hint }) => (
              <label key={value} className={styles.choice}>
                <input
                  type="radio"
                  name="items"
                  value={value}
                  checked={items === value}
                  onChange={() => setItems(value)}
                />
                <span>
                  <b>{label}</b>
                  <small>{hint}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <div className={styles.buttons}>
            <Button variant="quiet" onClick={close}>{t`Stay`}</Button>
            <Button
              variant="danger"
              loading={busy}
              onClick={() => void write({ collectionId: id, params: { items } })}
            >{t`Leave`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
