import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CommunityMember } from '#generated/zod/communityMember.zod.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { Menu, type MenuItem } from '#src/shared/ui/Menu.tsx';
import { useLowerRole } from '../data/roles.ts';

const OfferRoleDialog = lazyLayer(() => import('../settings/OfferRoleDialog.tsx'), 'OfferRoleDialog');

/** Menu of a member for admins: offers a higher role, or lowers the one they have. */
export function MemberRoleMenu({ community, member }: { community: string; member: CommunityMember }) {
  const { t } = useLingui();
  const { name, isAdmin, isModerator } = member;
  const [offered, setOffered] = useState<'admin' | 'moderator'>();
  const lowering = useLowerRole();
  const lower = (role: 'moderator' | 'member'): void =>
    void lowering.write({ community, blog: name, data: { role } });
  const items: MenuItem[] = [
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
  return (
    <>
      <Menu
        label={t`Role of ${name}`}
        placement="bottom end"
        items={items}
        trigger={(trigger) => <IconButton icon="more" label={t`Role of ${name}`} {...trigger} />}
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
