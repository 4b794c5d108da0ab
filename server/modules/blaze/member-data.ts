import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { ownRows } from '#server/member-data/parts.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  // Another site received no money, so nothing of it is imported there.
  readOnlyParts: [
    ownRows('campaigns', 'Posts that you blazed.', 't.id', [
      ...['id', 'post_id', 'item', 'status', 'goal', 'shown_count', 'days', 'tags', 'language'],
      ...['starts_at', 'ends_at', 'reject_reason', 'reject_message', 'created_at'],
    ]),
    ownRows('promotions', 'Blogs and posts that you put forward.', 't.id', [
      ...['id', 'blog_id', 'post_id', 'uses_credit', 'created_at'],
      {
        name: 'tags',
        from: '(select array_agg(g.tag order by g.place) from promotion_tags g where g.promotion_id = t.id)',
      },
    ]),
  ],
  leftOut: {
    campaign_views: 'which paid posts you were shown, so that each is shown once',
    promotion_views: 'which promotions you were shown, so that none is shown too often',
  },
};
