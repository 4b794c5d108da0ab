import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { MenuOfPost } from './menu-of-post.ts';

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

/** What can be done with a post comes with the first press, and to each only what is theirs to do. */
const OwnPostList = lazyLayer(() => import('./OwnPostList.tsx'), 'OwnPostList');
const OthersPostList = lazyLayer(() => import('./OthersPostList.tsx'), 'OthersPostList');
const VisitorPostList = lazyLayer(() => import('./VisitorPostList.tsx'), 'VisitorPostList');

/** What else can be done with a post. */
export function PostMenu({ post }: { post: Post }) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const [asking, setAsking] = useState<keyof typeof DIALOGS>();
  const Dialog: Asking | undefined = asking && DIALOGS[asking];
  const label = t`Post options`;
  const isOwn = post.canEdit || post.canDelete || blogs.some(({ uuid }) => uuid === post.blog.uuid);
  const list = isOwn ? OwnPostList : blogs.length > 0 ? OthersPostList : VisitorPostList;
  const content = {
    post,
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
          list={list}
          trigger={(props) => <IconButton icon="more" label={label} size="small" {...props} />}
        />
      </MenuOfPost>
      {Dialog ? <Dialog post={post} onClose={() => setAsking(undefined)} /> : null}
    </>
  );
}
