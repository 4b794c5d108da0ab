import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { useFollow } from '#src/features/blogs/identity/follow.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { paths } from '#src/shared/navigation/paths.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { Menu, type MenuItem } from '#src/shared/ui/Menu.tsx';
import { MenuOfPost } from './menu-of-post.ts';
import { addressOf, copyAddress } from './share.ts';

type Asking = ComponentType<{ post: Post; onClose: () => void }>;

/** What asks once more, or for more, before it is done. */
const DIALOGS = {
  delete: lazyLayer(() => import('./DeleteDialog.tsx'), 'DeleteDialog'),
  block: lazyLayer(() => import('./BlockBlogOfPost.tsx'), 'BlockBlogOfPost'),
  folder: lazyLayer(() => import('./FolderPicker.tsx'), 'FolderPicker'),
  tags: lazyLayer(() => import('./MuteTagDialog.tsx'), 'MuteTagDialog'),
  reblog: lazyLayer(() => import('./QuickReblog.tsx'), 'QuickReblog'),
  labels: lazyLayer(() => import('../labels/LabelsDialog.tsx'), 'LabelsDialog'),
  report: lazyLayer(() => import('./ReportPost.tsx'), 'ReportPost'),
} satisfies Record<string, Asking>;

/** What only its writers can do with a post comes only to them, what members can do only to members. */
const OwnPostList = lazyLayer(() => import('./OwnPostList.tsx'), 'OwnPostList');
const OthersPostList = lazyLayer(() => import('./OthersPostList.tsx'), 'OthersPostList');

/** What else can be done with a post. */
export function PostMenu({ post }: { post: Post }) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const follow = useFollow(post.blog);
  const [asking, setAsking] = useState<keyof typeof DIALOGS>();
  const Dialog: Asking | undefined = asking && DIALOGS[asking];
  const items: MenuItem[] = [
    {
      id: 'copy',
      label: t`Copy link`,
      icon: 'link',
      onAction: () => void copyAddress(addressOf(post)),
    },
  ];
  if (post.isEmbeddable && blogs.length > 0)
    items.push({
      id: 'embed',
      label: t`Embed`,
      icon: 'external',
      href: paths.embedCode(post.blogName, post.id),
    });
  if (follow.possible)
    items.push({
      id: 'follow',
      label: follow.followed ? t`Unfollow ${post.blogName}` : t`Follow ${post.blogName}`,
      icon: 'users',
      separated: true,
      onAction: follow.change,
    });
  const label = t`Post options`;
  const isOwn = post.canEdit || post.canDelete || blogs.some(({ uuid }) => uuid === post.blog.uuid);
  const list = isOwn ? OwnPostList : blogs.length > 0 ? OthersPostList : undefined;
  const content = {
    post,
    items,
    label,
    onDelete: () => setAsking('delete'),
    onBlock: () => setAsking('block'),
    onFolder: () => setAsking('folder'),
    onMuteTag: () => setAsking('tags'),
    onQuickReblog: () => setAsking('reblog'),
    onLabels: () => setAsking('labels'),
    onReport: () => setAsking('report'),
  };
  return (
    <>
      <MenuOfPost value={content}>
        <Menu
          {...(list ? { list } : { label, items })}
          trigger={(props) => <IconButton icon="more" label={label} size="small" {...props} />}
        />
      </MenuOfPost>
      {Dialog ? <Dialog post={post} onClose={() => setAsking(undefined)} /> : null}
    </>
  );
}
