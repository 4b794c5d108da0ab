import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import styles from './Composer.module.css';

type RemindDialogProps = {
  /** Number of images without alt text. */
  count: number;
  onDescribe: () => void;
  onSend: () => void;
  onClose: () => void;
};

/**
 * Asks for confirmation before a post with undescribed images is sent, for members who enabled it (settings,
 * `remindAltText`).
 */
export function RemindDialog({ count, onDescribe, onSend, onClose }: RemindDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog size="small" title={t`Describe the pictures first?`} onClose={onClose}>
      <p>
        <Plural
          value={count}
          one="# picture has no description, so people who cannot see it do not know what it shows."
          other="# pictures have no description, so people who cannot see them do not know what they show."
        />
      </p>
      <div className={styles.leaveActions}>
        <Button variant="primary" block onClick={onDescribe}>{t`Describe`}</Button>
        <Button variant="quiet" block onClick={onSend}>{t`Post without`}</Button>
      </div>
    </Dialog>
  );
}
