import { Plural, useLingui } from '@lingui/react/macro';
import type { Post } from '#generated/zod/post.zod.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { useDeleteInboxItems } from '../data/inbox.ts';
import styles from './Inbox.module.css';

type DeleteManyDialogProps = {
  posts: readonly Post[];
  /** Name of the blog when only its submissions are shown. */
  submissionsTo?: string | undefined;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks for confirmation before many asks and submissions are deleted, with their number. */
export function DeleteManyDialog({ posts, submissionsTo, onClose, onDeleted }: DeleteManyDialogProps) {
  const { t } = useLingui();
  const { remove, busy } = useDeleteInboxItems(onDeleted, submissionsTo);
  const confirm = async (close: () => void): Promise<void> => {
    if (await remove(posts)) close();
  };
  return (
    <Dialog
      size="small"
      title={<Plural value={posts.length} one="Delete # message?" other="Delete # messages?" />}
      onClose={onClose}
    >
      {(close) => (
        <>
          <p>{t`They are deleted for good. The people who sent them are not notified.`}</p>
          <div className={styles.dialogButtons}>
            <Button variant="quiet" onClick={close}>{t`Keep them`}</Button>
            <Button variant="danger" loading={busy} onClick={() => void confirm(close)}>{t`Delete`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
