import { useLingui } from '@lingui/react/macro';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import styles from './Composer.module.css';

type LeaveDialogProps = { onStay: () => void; onKeep: () => void; onThrowAway: () => void };

/** Asks for confirmation before a form with contents closes. */
export function LeaveDialog({ onStay, onKeep, onThrowAway }: LeaveDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog size="small" title={t`Leave without posting?`} onClose={onStay}>
      <p>{t`What you wrote can be kept on this device until you come back.`}</p>
      <div className={styles.leaveActions}>
        <Button variant="primary" block onClick={onKeep}>{t`Keep it for later`}</Button>
        <Button block onClick={onStay}>{t`Continue writing`}</Button>
        <Button variant="quiet" block icon="trash" className={styles.throwAway} onClick={onThrowAway}>
          {t`Discard`}
        </Button>
      </div>
    </Dialog>
  );
}
