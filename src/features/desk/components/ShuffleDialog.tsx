import { useLingui } from '@lingui/react/macro';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import styles from './Desk.module.css';

type ShuffleDialogProps = {
  /** Whether the server is at it. */
  busy: boolean;
  /** Resolves to whether the queue is shuffled. */
  onShuffle: () => Promise<boolean>;
  onClose: () => void;
};

/** Asks once before the order of a queue is lost. */
export function ShuffleDialog({ busy, onShuffle, onClose }: ShuffleDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog size="small" title={t`Shuffle the queue?`} onClose={onClose}>
      {(close) => (
        <>
          <p>{t`Its order is lost. Scheduled posts keep their time.`}</p>
          <div className={styles.dialogButtons}>
            <Button variant="quiet" onClick={close}>{t`Leave it`}</Button>
            <Button
              variant="primary"
              loading={busy}
              // A refusal is told where all of the queue's are; the question stays open.
              onClick={() => void onShuffle().then((isShuffled) => isShuffled && close())}
            >{t`Shuffle it`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
