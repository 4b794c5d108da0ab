import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CommunityMember } from '#generated/zod/communityMember.zod.ts';
import type { CommunityRole } from '#generated/zod/communityRole.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { Menu, type MenuItem } from '#src/shared/ui/Menu.tsx';
import { useLowerRole } from '../data/roles.ts';

const OfferRoleDialog = lazyLayer(() => import('../settings/OfferRoleDialog.tsx'), 'OfferRoleDialog');

type MemberMenuProps = {
  community: string;
  member: CommunityMember;
  /** Role of the viewer, who is another member. */
  viewerRole: CommunityRole;
};

/**
 * Menu of a member. Admins offer a higher role or lower the one they have, moderators open the page that mutes and bans,
 * and the other members report to the moderators.
 */
export function MemberMenu({ community, member, viewerRole }: MemberMenuProps) {
  const { t } = useLingui();
  const openLayer = useOpenLayer();
  const { name, isAdmin, isModerator } = member;
  const [offered, setOffered] = useState<'admin' | 'moderator'>();
  const lowering = useLowerRole();
  const lower = (role: 'moderator' | 'member'): void =>
    void lowering.write({ community, blog: name, data: { role } });
  const roles: MenuItem[] = [
    ...(isAdmin || isModerator
      ? []
      : [{ id: 'moderator', label: t`Ask to be a moderator…`, onAction: () => setOffered('moderator') }]),
    ...(isAdmin
      ? [{ id: 'lower', label: t`Make a moderator`, onAction: () => lower('moderator') }]
      : [{ id: 'admin', label: t`Ask to be an admin…`, onAction: () => setOffered('admin') }]),
    ...(isAdmin || isModerator
      ? [{ id: 'member', label: t`Make an ordinary member`, onAction: () => lower('member') }]
      : []),
  ];
  const items: MenuItem[] = [
    ...(viewerRole === 'admin' ? roles : []),
    viewerRole === 'member'
      ? {
          id: 'report',
          label: t`Report to the moderators`,
          icon: 'flag',
          tone: 'danger',
          onAction: () => openLayer(paths.reportMember(community, name), 'modal'),
        }
      : {
          id: 'moderate',
          label: t`Notes, mute or ban`,
          icon: 'mute',
          href: paths.moderatedMember(community, name),
          separated: viewerRole === 'admin',
        },
  ];
  return (
    <>
      <Menu
        label={t`More about ${name}`}
        placement="bottom end"
        items={items}
        trigger={(trigger) => <IconButton icon="more" label={t`More about ${name}`} {...trigger} />}
      />
      {offered ? (
        <OfferRoleDialog
          community={community}
          offered={offered}
          candidates={[name]}
          onClose={() => setOffered(undefined)}
        />
      ) : null}
    </>
  );
}
