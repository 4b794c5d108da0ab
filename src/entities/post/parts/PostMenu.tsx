import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { PostMenuContext } from './post-menu-context.ts';

type PostDialog = ComponentType<{ post: Post; onClose: () => void }>;

/** Dialogs of menu items that need confirmation or input. */
const DIALOGS = {
  collect: lazyLayer(() => import('../collections/AddToCollection.tsx'), 'AddToCollection'),
  delete: lazyLayer(() => import('./DeleteDialog.tsx'), 'DeleteDialog'),
  block: lazyLayer(() => import('./BlockBlogOfPost.tsx'), 'BlockBlogOfPost'),
  folder: lazyLayer(() => import('./FolderPicker.tsx'), 'FolderPicker'),
  tags: lazyLayer(() => import('./MuteTagDialog.tsx'), 'MuteTagDialog'),
  reblog: lazyLayer(() => import('./QuickReblog.tsx'), 'QuickReblog'),
  labels: lazyLayer(() => import('../labels/LabelsDialog.tsx'), 'LabelsDialog'),
  report: lazyLayer(() => import('./ReportPost.tsx'), 'ReportPost'),
} satisfies Record<string, PostDialog>;

/** The menu lists are loaded with the first press, one chunk per role. */
const OwnPostMenuList = lazyLayer(() => import('./OwnPostMenuList.tsx'), 'OwnPostMenuList');
const OthersPostMenuList = lazyLayer(() => import('./OthersPostMenuList.tsx'), 'OthersPostMenuList');
const VisitorPostMenuList = lazyLayer(() => import('./VisitorPostMenuList.tsx'), 'VisitorPostMenuList');

const CommunityPostMenuList = lazyLayer(
  () => import('../community/CommunityPostMenuList.tsx'),
  'CommunityPostMenuList',
);

/** Menu of a post. */
export function PostMenu({ post }: { post: Post }) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const [openDialog, setOpenDialog] = useState<keyof typeof DIALOGS>();
  const Dialog: PostDialog | undefined = openDialog && DIALOGS[openDialog];
  const label = t`Post options`;
  const isOwn = post.canEdit || post.canDelete || blogs.some(({ uuid }) => uuid === post.blog.uuid);
  const ofBlog = isOwn ? OwnPostMenuList : blogs.length > 0 ? OthersPostMenuList : VisitorPostMenuList;
  const list = post.community ? CommunityPostMenuList : ofBlog;
  const content = {
    post,
    label,
    onCollect: () => setOpenDialog('collect'),
    onDelete: () => setOpenDialog('delete'),
    onBlock: () => setOpenDialog('block'),
    onFolder: () => setOpenDialog('folder'),
    onMuteTag: () => setOpenDialog('tags'),
    onQuickReblog: () => setOpenDialog('reblog'),
    onLabels: () => setOpenDialog('labels'),
    onReport: () => setOpenDialog('report'),
  };
  return (
    <>
      <PostMenuContext value={content}>
        <Menu
          list={list}
          trigger={(props) => <IconButton icon="more" label={label} size="small" {...props} />}
        />
      </PostMenuContext>
      {Dialog ? <Dialog post={post} onClose={() => setOpenDialog(undefined)} /> : null}
    </>
  );
}
