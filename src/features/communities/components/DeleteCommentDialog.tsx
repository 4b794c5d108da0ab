import { useLingui } from '@lingui/react/macro';
import type { Post } from '#generated/zod/post.zod.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { type AnyComment, useDeleteComment } from '../data/comments.ts';
import styles from './Comments.module.css';

type DeleteCommentDialogProps = {
  comment: AnyComment;
  post: Post;
  community: string;
  onClose: () => void;
};

/** Asks before a comment is deleted. */
export function DeleteCommentDialog({ comment, post, community, onClose }: DeleteCommentDialogProps) {
  const { t } = useLingui();
  const { remove, busy } = useDeleteComment(post, community);
  return (
    <Dialog size="small" title={t`Delete this comment?`} onClose={onClose}>
      {(close) => (
        <>
          <p>{t`Answers to it stay. This cannot be undone.`}</p>
          <div className={styles.choices}>
            <Button variant="quiet" onClick={close}>{t`Keep it`}</Button>
            <Button
              variant="danger"
              loading={busy}
              onClick={() => void remove(comment).then((isGone) => isGone && close())}
            >{t`Delete`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
