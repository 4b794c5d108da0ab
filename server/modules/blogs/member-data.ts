import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { ownRows } from '#server/member-data/parts.ts';
import { erasureSteps } from './erasure.ts';

/** A password hash that matches nothing: what had a password stays locked until its owner sets another. */
const LOCKED = '$unknown$';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  parts: [
    {
      table: 'blogs',
      columns: [
        ...[
          'id',
          'uuid',
          'name',
          'title',
          'description',
          'description_npf',
          'avatar',
          'header',
          'theme',
          'state',
        ],
        ...['sort_order', 'is_adult', 'is_hidden', 'is_unlisted', 'is_private'],
        { name: 'has_password', from: 't.password_hash is not null' },
        ...[
          'share_likes',
          'share_following',
          'ask',
          'ask_anonymous',
          'ask_page_title',
          'can_submit',
          'timezone',
        ],
        ...['settings', 'created_at'],
      ],
      where: 't.owner_id = $me',
      order: 't.id',
      about: 'Your blogs: how they look and what you set for them.',
      after: ['users'],
      import: {
        adds: {
          owner_id: '$2',
          password_hash: `case when (x.row ->> 'has_password')::boolean then '${LOCKED}' end`,
        },
        onlyInFile: ['has_password'],
        known: { key: 'id', givesWay: 'blogs.owner_id = $3' },
      },
    },
    ownRows(
      'blog_members',
      'The blogs you write for.',
      't.blog_id',
      ['blog_id', 'role', 'is_primary', 'sort_order', 'joined_at'],
      {
        keys: { primary: ['blog_id'], references: [{ columns: ['blog_id'], table: 'blogs', keys: ['id'] }] },
      },
    ),
    ownRows('follows', 'The blogs you follow.', 't.position', ['blog_id', 'position', 'created_at']),
  ],
  leftOut: {
    space_members: 'the members of blogs are in blog_members; a community or collection declares its own',
    space_invitations: 'names others, and ends by itself',
    space_join_requests: 'end when they are answered',
    space_bans: 'are decisions of those who lead a space',
    opened_blogs: 'which locked blogs were opened, with a password of others',
  },
  erasure: erasureSteps,
};
