import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { type AnyComment, useDeleteComment } from '../data/comments.ts';
import styles from './Comments.module.css';

type CommentMenuProps = {
  comment: AnyComment;
  post: Post;
  community: string;
  onEdit: () => void;
};

function DeleteCommentDialog({
  comment,
  post,
  community,
  onClose,
}: Omit<CommentMenuProps, 'onEdit'> & { onClose: () => void }) {
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

/** Menu of a comment: its link, and for who may, editing and deleting it. */
export function CommentMenu({ comment, post, community, onEdit }: CommentMenuProps) {
  const { t } = useLingui();
  const [isDeleting, setDeleting] = useState(false);
  const { id, blog, canEdit, canDelete } = comment;
  const link = (): string =>
    new URL(paths.communityComment(community, post.id, id), window.location.origin).href;
  return (
    <>
      <Menu
        label={t`Comment of ${blog.name}`}
        placement="bottom end"
        items={[
          { id: 'link', label: t`Copy link`, icon: 'link', onAction: () => void copyText(link()) },
          ...(canEdit && comment.content.every(({ type }) => type === 'text')
            ? [{ id: 'edit', label: t`Edit`, icon: 'pencil' as const, onAction: onEdit }]
            : []),
          ...(canDelete
            ? [
                {
                  id: 'delete',
                  label: t`Delete`,
                  icon: 'trash' as const,
                  tone: 'danger' as const,
                  onAction: () => setDeleting(true),
                },
              ]
            : []),
        ]}
        trigger={(trigger) => (
          <IconButton icon="more" label={t`More about the comment of ${blog.name}`} {...trigger} />
        )}
      />
      {isDeleting ? (
        <DeleteCommentDialog
          comment={comment}
          post={post}
          community={community}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </>
  );
}
