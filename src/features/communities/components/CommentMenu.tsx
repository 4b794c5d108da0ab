import { useLingui } from '@lingui/react/macro';
import { use, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { CommunityContext } from '#src/entities/post/community/community-context.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
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

/** Menu of a comment: its link, and for who may, editing, reporting and deleting it. */
export function CommentMenu({ comment, post, community, onEdit }: CommentMenuProps) {
  const { t } = useLingui();
  const [isDeleting, setDeleting] = useState(false);
  const { blogs } = useViewer();
  const openLayer = useOpenLayer();
  const isMember = use(CommunityContext)?.membership.isMember ?? false;
  const { id, blog, canEdit, canDelete } = comment;
  const canReport = isMember && !blogs.some(({ uuid }) => uuid === blog.uuid);
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
          ...(canReport
            ? [
                {
                  id: 'report',
                  label: t`Report to the moderators`,
                  icon: 'flag' as const,
                  tone: 'danger' as const,
                  onAction: () => openLayer(paths.reportToModerators(community, post.id, id), 'modal'),
                },
              ]
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
