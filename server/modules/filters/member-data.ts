import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { ownRows } from '#server/member-data/parts.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  parts: [
    ownRows('user_mutes', 'Blogs you muted.', 't.position', [
      'blog_id',
      'kind',
      'tag',
      'scopes',
      'expires_at',
      'position',
      'created_at',
    ]),
    ownRows('filtered_tags', 'Tags you filter.', 't.position', [
      'tag',
      'name',
      'action',
      'scopes',
      'expires_at',
      'position',
      'created_at',
    ]),
    ownRows('filtered_content', 'Words you filter.', 't.position', [
      'content',
      'name',
      'action',
      'scopes',
      'expires_at',
      'position',
      'created_at',
    ]),
    ownRows(
      'hidden_posts',
      'Posts you hid.',
      't.position',
      ['root_post_id', 'root_blog_id', 'position', 'created_at'],
      { after: ['posts'] },
    ),
  ],
};
