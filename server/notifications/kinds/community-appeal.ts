import { paths } from '#src/paths/paths.ts';
import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'community_appeal',
  cause: {
    event: 'communityAppeal',
    rows: `select m.blog_id, 'community_appeal', d.user_id, d.blog_id, null::bigint, null::bigint, null::bigint, d.id, d.community_id
      from community_decisions d join space_members m on m.space_id = d.community_id
      where d.id = $1 and m.user_id is distinct from d.decided_by
        and (m.role = 'admin' or m.role = 'moderator' and (m.permissions is null or 'decide' = any(m.permissions)))`,
  },
  title: 'appeals against a decision',
  push: { setting: 'pushOther' },
  pathOf: ({ community }) => community && paths.moderationQueue(community.name, 'appeals'),
};
