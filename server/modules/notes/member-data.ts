import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { ownRows } from '#server/member-data/parts.ts';
import { erasureSteps } from './erasure.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  parts: [
    ownRows(
      'replies',
      'Your replies.',
      't.id',
      [
        ...[
          'blog_id',
          'id',
          'post_id',
          'root_post_id',
          'replier_blog_id',
          'parent_reply_id',
          'target_reply_id',
        ],
        ...['text', 'is_self', 'scope', 'created_at'],
      ],
      { after: ['posts'], refersToPosts: true },
    ),
    ownRows(
      'likes',
      'What you liked.',
      't.position',
      [...['post_id', 'blog_id', 'root_post_id', 'liker_blog_id', 'position', 'created_at']],
      { after: ['posts'] },
    ),
  ],
  erasure: erasureSteps,
};
