import { useLingui } from '@lingui/react/macro';
import { useBlockAndMute } from '#src/entities/blog/block-and-mute.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import type { MenuListProps } from '#src/shared/ui/Menu.tsx';
import { MenuPopover } from '#src/shared/ui/MenuPopover.tsx';
import { useHide } from '../data/hide.ts';
import { useReplySubscription } from '../data/notification-preferences.ts';
import { useSave } from '../data/save.ts';
import { usePostMenu } from './post-menu-context.ts';
import { useCommonMenuItems } from './use-common-menu-items.ts';

/** Menu items for a member on another blog's post. */
export function OthersPostMenuList(list: MenuListProps) {
  const { t } = useLingui();
  const { post, label, onReport, onBlock, onFolder, onMuteTag, onQuickReblog } = usePostMenu();
  const items = useCommonMenuItems(post);
  const save = useSave();
  const hearReplies = useReplySubscription();
  const hide = useHide(post);
  const { mute } = useBlockAndMute(post.blog);
  const { blogName } = post;
  const openLayer = useOpenLayer();
  const { primaryBlog } = useViewer();
  return (
    <MenuPopover
      label={label}
      items={[
        {
          id: 'save',
          label: post.saved ? t`Remove from saved posts` : t`Save for later`,
          icon: 'download',
          onAction: () => void save(post, !post.saved),
        },
        {
          id: 'replies',
          label: post.subscribed ? t`Stop notifications of replies` : t`Notify me of new replies`,
          icon: 'bell',
          onAction: () => void hearReplies(post, !post.subscribed),
        },
        { id: 'folder', label: t`Save to a folder`, icon: 'list', onAction: onFolder },
        {
          id: 'send',
          label: t`Send in a message`,
          icon: 'message',
          onAction: () => openLayer(paths.sendPost(blogName, post.id), 'modal'),
        },
        ...(post.canReblog
          ? [
              {
                id: 'quick',
                label: t`Quick reblog`,
                icon: 'reblog' as const,
                onAction: onQuickReblog,
              },
            ]
          : []),
        ...(primaryBlog && post.isBlazeable
          ? [
              {
                id: 'blaze',
                label: t`Blaze`,
                icon: 'flame' as const,
                href: paths.blazePost(primaryBlog.name, post.id, blogName),
              },
            ]
          : []),
        ...items,
        {
          id: 'hide',
          label: t`Hide this post`,
          icon: 'eye-off',
          separated: true,
          onAction: () => void hide(),
        },
        { id: 'mute', label: t`Mute ${blogName}`, icon: 'mute', onAction: () => void mute() },
        ...(post.tags.length > 0
          ? [{ id: 'mute-tag', label: t`Mute a tag`, icon: 'tag' as const, onAction: onMuteTag }]
          : []),
        { id: 'block', label: t`Block ${blogName}`, icon: 'close', tone: 'danger', onAction: onBlock },
        { id: 'report', label: t`Report`, icon: 'flag', tone: 'danger', onAction: onReport },
      ]}
      {...list}
    />
  );
}
