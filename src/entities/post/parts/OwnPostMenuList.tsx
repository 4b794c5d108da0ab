import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import type { MenuItem, MenuListProps } from '#src/shared/ui/Menu.tsx';
import { MenuPopover } from '#src/shared/ui/MenuPopover.tsx';
import { useMuteNotes } from '../data/notification-preferences.ts';
import { usePin } from '../data/pin.ts';
import { usePostDisplay } from '../model/post-display.ts';
import { usePostMenu } from './post-menu-context.ts';
import { useCommonMenuItems } from './use-common-menu-items.ts';

/** Menu items for one's own post. */
export function OwnPostMenuList(list: MenuListProps) {
  const { t } = useLingui();
  const openLayer = useOpenLayer();
  const pin = usePin();
  const muteNotes = useMuteNotes();
  const { post, label, onDelete, onLabels, onQuickReblog } = usePostMenu();
  const { showsEditButton, showsDeleteButton } = usePostDisplay();
  const items = useCommonMenuItems(post);
  const own: MenuItem[] = [];
  if (post.canEdit && post.state === 'published')
    own.push({
      id: 'pin',
      label: post.isPinned ? t`Unpin` : t`Pin to the top of ${post.blogName}`,
      icon: 'pin',
      separated: true,
      onAction: () => void pin(post, !post.isPinned),
    });
  if (post.canEdit && showsEditButton)
    own.push({
      id: 'edit',
      label: t`Edit`,
      icon: 'pencil',
      separated: own.length === 0,
      onAction: () => openLayer(paths.editPost(post.blogName, post.id), 'modal'),
    });
  if (post.canEdit) own.push({ id: 'labels', label: t`Content labels`, icon: 'eye-off', onAction: onLabels });
  if (post.state === 'published')
    own.push({
      id: 'send',
      label: t`Send in a message`,
      icon: 'message',
      onAction: () => openLayer(paths.sendPost(post.blogName, post.id), 'modal'),
    });
  if (post.isBlazed || post.isBlazeable)
    own.push({
      id: 'blaze',
      label: post.isBlazed ? t`Is burning` : t`Blaze`,
      icon: 'flame',
      href: post.isBlazed ? paths.blaze(post.blogName) : paths.blazePost(post.blogName, post.id),
    });
  if (post.state === 'published')
    own.push({
      id: 'mute-notes',
      label: post.muted ? t`Turn on notifications of this post` : t`Mute notifications of this post`,
      icon: 'mute',
      onAction: () => void muteNotes(post, !post.muted),
    });
  if (post.canReblog)
    own.push({ id: 'quick', label: t`Quick reblog`, icon: 'reblog', onAction: onQuickReblog });
  if (post.canDelete && showsDeleteButton)
    own.push({ id: 'delete', label: t`Delete`, icon: 'trash', tone: 'danger', onAction: onDelete });
  return <MenuPopover label={label} items={[...items, ...own]} {...list} />;
}
