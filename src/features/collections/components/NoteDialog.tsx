import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import styles from './DeleteCollection.module.css';

/** Maximum length of a note (contract: editCollectionPost). */
const NOTE_MAX_LENGTH = 280;

type NoteDialogProps = {
  note: string;
  /** Resolves to true when the note is stored. */
  onSave: (note: string) => Promise<boolean>;
  onClose: () => void;
};

/** Changes the note on a post of a collection. */
export function NoteDialog({ note, onSave, onClose }: NoteDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState(note);
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog size="small" title={t`A note on this post`} onClose={onClose}>
      {(close) => (
        <>
          <TextArea
            label={t`Note`}
            hideLabel
            hint={t`Everybody who sees the collection reads it. Empty for none.`}
            value={text}
            maxLength={NOTE_MAX_LENGTH}
            dir="auto"
            autoFocus
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <div className={styles.choices}>
            <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
            <Button
              variant="primary"
              loading={isBusy}
              onClick={async () => {
                setBusy(true);
                if (await onSave(text.trim())) close();
                else setBusy(false);
              }}
            >{t`Save`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
