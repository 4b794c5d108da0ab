import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { OWN_BLOGS, ownRows } from '#server/member-data/parts.ts';

/** SQL of the owner of the blocked blog. */
const BLOCKED_OWNER = '(select b.owner_id from blogs b where b.id = t.blocked_blog_id)';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  parts: [
    ownRows('user_blocks', 'Blogs you block.', 't.position', ['blocked_blog_id', 'position', 'created_at'], {
      after: ['users', 'blogs'],
      import: { adds: { user_id: '$2', blocked_user_id: BLOCKED_OWNER } },
    }),
    {
      table: 'blog_blocks',
      columns: ['blog_id', 'blocked_blog_id', 'position', 'created_at'],
      where: `t.blog_id in ${OWN_BLOGS}`,
      order: 't.position',
      about: 'Blogs that single blogs of yours block.',
      after: ['blogs'],
      import: { adds: { blocked_user_id: BLOCKED_OWNER } },
    },
  ],
  leftOut: {
    asker_blocks: 'names whoever asked without a name',
  },
};
