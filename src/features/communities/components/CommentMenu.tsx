import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import type { AnyComment } from '../data/comments.ts';

type CommentMenuProps = {
  comment: AnyComment;
  post: Post;
  community: string;
  onEdit: () => void;
};

const DeleteCommentDialog = lazyLayer(() => import('./DeleteCommentDialog.tsx'), 'DeleteCommentDialog');

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
