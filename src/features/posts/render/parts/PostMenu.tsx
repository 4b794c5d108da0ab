import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { useFollow } from '#src/features/blogs/identity/follow.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Menu, type MenuItem, type MenuList } from '#src/shared/ui/Menu.tsx';
import { OwnPost } from './own-post.ts';
import { addressOf, copyAddress } from './share.ts';

const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }));

/** What only its writers can do with a post comes only to them. */
const load: MenuList['load'] = async () => ({ default: (await import('./OwnPostList.tsx')).OwnPostList });
const ownList: MenuList = { load, List: lazy(load) };

/** What else can be done with a post. */
export const PostMenu = ({ post }: { post: Post }) => {
  const { t } = useLingui();
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
  const label = t`Post options`;
  return (
    <>
      <OwnPost value={{ post, items, label, onDelete: () => setDeleting(true) }}>
        <Menu
          {...(post.canEdit || post.canDelete ? { list: ownList } : { label, items })}
          trigger={(props) => <IconButton icon="more" label={label} size="small" {...props} />}
        />
      </OwnPost>
      {deleting ? (
        <Suspense fallback={null}>
          <DeleteDialog post={post} onClose={() => setDeleting(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
