import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { ownRows } from '#server/member-data/parts.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  parts: [
    ownRows('dashboard_tabs', 'Tabs of your dashboard.', 't.created_at, t.id', [
      ...[
        'id',
        'title',
        'is_hidden',
        'sort_order',
        'blog_ids',
        'community_ids',
        'tags',
        'types',
        'hide_reblogs',
        'created_at',
      ],
    ]),
    ownRows(
      'timeline_markers',
      'How far you have read.',
      't.which',
      ['which', 'post_id', 'position', 'read_at'],
      { after: ['posts'] },
    ),
    ownRows(
      'seen_posts',
      'Posts you saw in the last thirty days.',
      't.seen_at, t.post_id',
      ['post_id', 'seen_at'],
      { after: ['posts'] },
    ),
    ownRows(
      'dismissed_elements',
      'Elements between posts that you dismissed.',
      't.created_at, t.object_type, t.element_id',
      ['object_type', 'element_id', 'created_at'],
    ),
  ],
};
