import { useLingui } from '@lingui/react/macro';
import type { Post } from '#generated/zod/post.zod.ts';
import { useFollow } from '#src/entities/blog/follow.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import type { MenuItem } from '#src/shared/ui/Menu.tsx';
import { usePostMenu } from './post-menu-context.ts';
import { postUrlOf } from './share.ts';

/** Returns the menu items available to everybody; members can also collect and embed the post and follow its blog. */
export function useCommonMenuItems(post: Post): MenuItem[] {
  const { t } = useLingui();
  const { blogs, user } = useViewer();
  const { onCollect } = usePostMenu();
  const follow = useFollow(post.blog);
  const items: MenuItem[] = [
    {
      id: 'copy',
      label: t`Copy link`,
      icon: 'link',
      onAction: () => void copyText(postUrlOf(post)),
    },
  ];
  if (user?.labs?.includes('collections') && post.state === 'published')
    items.unshift({ id: 'collect', label: t`Add to a collection`, icon: 'kept', onAction: onCollect });
  if (post.isEmbeddable && blogs.length > 0)
    items.push({
      id: 'embed',
      label: t`Embed`,
      icon: 'external',
      href: paths.embedCode(post.blogName, post.id),
    });
  if (follow.canFollow)
    items.push({
      id: 'follow',
      label: follow.followed ? t`Unfollow ${post.blogName}` : t`Follow ${post.blogName}`,
      icon: 'users',
      separated: true,
      onAction: follow.change,
    });
  return items;
}
