import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { useBlockAndMute } from '#src/entities/blog/block-and-mute.ts';
import { paths } from '#src/paths/paths.ts';
import { useFollowed } from '#src/shared/api/read/post-overlay.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import type { MenuListProps } from '#src/shared/ui/Menu.tsx';
import { MenuPopover } from '#src/shared/ui/MenuPopover.tsx';
import { useSubscribe } from '../data/subscribe.ts';
import { BlogMenuContext, type BlogMenuDialog } from './blog-menu-context.ts';

type BlogMenuItemsProps = { blog: Blog; openDialog: (question: BlogMenuDialog) => void; list: MenuListProps };

function BlogMenuItems({ blog, openDialog, list }: BlogMenuItemsProps) {
  const { t } = useLingui();
  const { name } = blog;
  const subscribe = useSubscribe(blog);
  const { unblock } = useBlockAndMute(blog);
  const isFollowed = useFollowed(blog) ?? false;
  const isTold = blog.subscribed === true;
  return (
    <MenuPopover
      label={t`Options for ${name}`}
      items={[
        // Only for followed blogs (contract: subscribeBlog).
        ...(isFollowed
          ? [
              {
                id: 'subscribe',
                label: isTold ? t`Stop notifications of new posts` : t`Notify me of new posts`,
                icon: 'bell' as const,
                onAction: () => void subscribe(!isTold),
              },
            ]
          : []),
        {
          id: 'copy',
          label: t`Copy link`,
          icon: 'link',
          onAction: () => void copyText(new URL(paths.blog(name), window.location.origin).href),
        },
        {
          id: 'gift',
          label: t`Give ${name} something`,
          icon: 'gift',
          href: paths.gifts({ to: name }),
        },
        {
          id: 'mute',
          label: t`Mute ${name}`,
          icon: 'mute',
          separated: true,
          onAction: () => openDialog('mute'),
        },
        blog.isBlockedFromPrimary
          ? {
              id: 'unblock',
              label: t`Unblock ${name}`,
              icon: 'user',
              onAction: () => void unblock(),
            }
          : {
              id: 'block',
              label: t`Block ${name}`,
              icon: 'close',
              tone: 'danger',
              onAction: () => openDialog('block'),
            },
        {
          id: 'report',
          label: t`Report ${name}`,
          icon: 'flag',
          tone: 'danger',
          onAction: () => openDialog('report'),
        },
      ]}
      {...list}
    />
  );
}

/** Menu items for another blog. */
export function BlogMenuList(list: MenuListProps) {
  const menu = use(BlogMenuContext);
  return menu ? <BlogMenuItems {...menu} list={list} /> : null;
}
