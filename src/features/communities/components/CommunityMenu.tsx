import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { useMuteCommunity } from '../data/membership.ts';

const LeaveDialog = lazyLayer(() => import('./LeaveDialog.tsx'), 'LeaveDialog');

/** Menu of a community: its link for everybody; for members, whether its new posts are counted, and leaving it. */
export function CommunityMenu({ community }: { community: Community }) {
  const { t } = useLingui();
  const [isLeaving, setLeaving] = useState(false);
  const { name, title, membership } = community;
  const mute = useMuteCommunity();
  const isMuted = membership.isUnreadMuted ?? false;
  return (
    <>
      <Menu
        label={t`More about ${title}`}
        placement="bottom end"
        items={[
          {
            id: 'link',
            label: t`Copy link`,
            icon: 'link',
            onAction: () => void copyText(new URL(paths.community(name), window.location.origin).href),
          },
          ...(membership.role === 'admin'
            ? [
                {
                  id: 'settings',
                  label: t`Settings`,
                  icon: 'settings' as const,
                  href: paths.communitySettings(name),
                },
              ]
            : []),
          ...(membership.role === 'admin' || membership.role === 'moderator'
            ? [
                {
                  id: 'queue',
                  label: t`Moderation queue`,
                  icon: 'flag' as const,
                  href: paths.moderationQueue(name),
                },
              ]
            : []),
          ...(membership.isMember
            ? [
                {
                  id: 'decisions',
                  label: t`Decisions about you`,
                  icon: 'list' as const,
                  href: paths.communityDecisions(name),
                },
                {
                  id: 'mute',
                  label: isMuted ? t`Count new posts again` : t`Do not count new posts`,
                  icon: 'mute' as const,
                  onAction: () => mute(name, !isMuted),
                },
                {
                  id: 'leave',
                  label: t`Leave`,
                  icon: 'close' as const,
                  tone: 'danger' as const,
                  separated: true,
                  onAction: () => setLeaving(true),
                },
              ]
            : []),
        ]}
        trigger={(trigger) => <IconButton icon="more" label={t`More about ${title}`} {...trigger} />}
      />
      {isLeaving ? <LeaveDialog community={community} onClose={() => setLeaving(false)} /> : null}
    </>
  );
}
