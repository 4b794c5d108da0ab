import { useLingui } from '@lingui/react/macro';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import styles from './Desk.module.css';

type ShuffleDialogProps = {
  /** True while the request is pending. */
  busy: boolean;
  /** Resolves to true when the queue was shuffled. */
  onShuffle: () => Promise<boolean>;
  onClose: () => void;
};

/** Asks for confirmation before the order of a queue is lost. */
export function ShuffleDialog({ busy, onShuffle, onClose }: ShuffleDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog size="small" title={t`Shuffle the queue?`} onClose={onClose}>
      {(close) => (
        <>
          <p>{t`The present order of the queue is lost. Scheduled posts keep their time.`}</p>
          <div className={styles.dialogButtons}>
            <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
            <Button
              variant="primary"
              loading={busy}
              // Errors are shown with the other errors of the queue; the dialog stays open.
              onClick={() => void onShuffle().then((isShuffled) => isShuffled && close())}
            >{t`Shuffle the queue`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
