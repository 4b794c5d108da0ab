import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { useFollow } from '#src/features/blogs/identity/follow.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { paths } from '#src/shared/navigation/paths.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Menu, type MenuItem } from '#src/shared/ui/Menu.tsx';
import { addressOf, copyAddress } from './share.ts';

const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }));

/** What else can be done with a post. */
export const PostMenu = ({ post }: { post: Post }) => {
  const { t } = useLingui();
  const openLayer = useOpenLayer();
  const follow = useFollow(post.blog);
  const [deleting, setDeleting] = useState(false);
  const items: MenuItem[] = [
    {
      id: 'copy',
      label: t`Copy link`,
      icon: 'link',
      onAction: () => void copyAddress(addressOf(post)),
    },
  ];
  if (follow.possible)
    items.push({
      id: 'follow',
      label: follow.followed ? t`Unfollow ${post.blogName}` : t`Follow ${post.blogName}`,
      icon: 'users',
      separated: true,
      onAction: follow.change,
    });
  if (post.canEdit)
    items.push({
      id: 'edit',
      label: t`Edit`,
      icon: 'pencil',
      separated: true,
      onAction: () => openLayer(paths.editPost(post.blogName, post.id), 'modal'),
    });
  if (post.canDelete)
    items.push({
      id: 'delete',
      label: t`Delete`,
      icon: 'trash',
      tone: 'danger',
      onAction: () => setDeleting(true),
    });
  return (
    <>
      <Menu
        label={t`Post options`}
        items={items}
        trigger={(props) => <IconButton icon="more" label={t`Post options`} size="small" {...props} />}
      />
      {deleting ? (
        <Suspense fallback={null}>
          <DeleteDialog post={post} onClose={() => setDeleting(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
