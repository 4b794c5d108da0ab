import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { useBlockAndMute } from '#src/entities/blog/block-and-mute.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import type { MenuItem, MenuListProps } from '#src/shared/ui/Menu.tsx';
import { MenuPopover } from '#src/shared/ui/MenuPopover.tsx';
import { usePostMenu } from '../parts/post-menu-context.ts';
import { postUrlOf } from '../parts/share.ts';
import { CommunityContext } from './community-context.ts';
import { usePinInCommunity } from './pin-in-community.ts';

/**
 * Menu items for a post of a community: its link for everybody, what its writer may do, pins for moderators. Items that
 * belong to notes and reblogs are left out, because these posts have none.
 */
export function CommunityPostMenuList(list: MenuListProps) {
  const { t } = useLingui();
  const { post, label, onDelete, onLabels, onBlock } = usePostMenu();
  const { blogs } = useViewer();
  const openLayer = useOpenLayer();
  const pin = usePinInCommunity();
  const { mute } = useBlockAndMute(post.blog);
  const membership = use(CommunityContext)?.membership;
  const role = membership?.role;
  const { blogName, id, community, canEdit, canDelete } = post;
  const isPinned = community?.isPinned ?? false;
  const isOthers = blogs.length > 0 && !blogs.some(({ uuid }) => uuid === post.blog.uuid);
  const items: (MenuItem | false)[] = [
    { id: 'copy', label: t`Copy link`, icon: 'link', onAction: () => void copyText(postUrlOf(post)) },
    (role === 'admin' || role === 'moderator') && {
      id: 'pin',
      label: isPinned ? t`Unpin` : t`Pin to the top of the community`,
      icon: 'pin',
      onAction: () => void pin(post, !isPinned),
    },
    canEdit && {
      id: 'edit',
      label: t`Edit`,
      icon: 'pencil',
      separated: true,
      onAction: () => openLayer(paths.editPost(blogName, id), 'modal'),
    },
    canEdit && { id: 'labels', label: t`Content labels`, icon: 'eye-off', onAction: onLabels },
    isOthers && {
      id: 'mute',
      label: t`Mute ${blogName}`,
      icon: 'mute',
      separated: true,
      onAction: () => void mute(),
    },
    isOthers && {
      id: 'block',
      label: t`Block ${blogName}`,
      icon: 'close',
      tone: 'danger',
      onAction: onBlock,
    },
    // Members report to the moderators; outside the community's pages the sheet says so.
    isOthers &&
      membership?.isMember !== false &&
      community !== undefined && {
        id: 'report',
        label: t`Report to the moderators`,
        icon: 'flag',
        tone: 'danger',
        onAction: () => openLayer(paths.reportToModerators(community.name, id), 'modal'),
      },
    canDelete && { id: 'delete', label: t`Delete`, icon: 'trash', tone: 'danger', onAction: onDelete },
  ];
  return <MenuPopover label={label} items={items.filter((item) => item !== false)} {...list} />;
}
