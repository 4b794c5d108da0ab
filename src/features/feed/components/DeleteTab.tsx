import { useLingui } from '@lingui/react/macro';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import styles from './TabForm.module.css';

type DeleteTabProps = {
  name: string;
  onDelete: () => void;
  onClose: () => void;
};

/** Asks for confirmation before a tab is deleted. Its blogs and tags stay followed. */
export function DeleteTab({ name, onDelete, onClose }: DeleteTabProps) {
  const { t } = useLingui();
  return (
    <Dialog size="small" title={t`Delete the tab ${name}?`} onClose={onClose}>
      {(close) => (
        <>
          <p>{t`The blogs and tags stay; only the tab is deleted.`}</p>
          <div className={styles.choices}>
            <Button variant="quiet" onClick={close}>{t`Keep it`}</Button>
            <Button
              variant="danger"
              onClick={() => {
                onDelete();
                close();
              }}
            >{t`Delete`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
