import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { OWN_BLOGS, ownRows } from '#server/member-data/parts.ts';
import { erasureSteps } from './erasure.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  parts: [
    ownRows(
      'post_mutes',
      'Posts you are not told of.',
      't.position',
      ['post_id', 'blog_id', 'expires_at', 'position', 'created_at'],
      { after: ['posts'], refersToPosts: true },
    ),
    ownRows('blog_subscriptions', 'Blogs you are told of.', 't.blog_id', ['blog_id', 'created_at']),
    ownRows(
      'post_subscriptions',
      'Posts you are told of.',
      't.post_id',
      ['post_id', 'blog_id', 'created_at'],
      { after: ['posts'], refersToPosts: true },
    ),
    {
      table: 'notification_settings',
      columns: ['blog_id', 'choices', 'is_muted', 'muted_until'],
      where: `t.blog_id in ${OWN_BLOGS}`,
      order: 't.blog_id',
      about: 'What your blogs want to be told of.',
      after: ['blogs'],
      import: {},
    },
  ],
  leftOut: {
    notification_reads: 'how far notifications were read, which are about what others did',
    mail_waiting: 'is mailed within days, or dropped',
    mail_told: 'when something was last mailed, which follows from the mails themselves',
    mail_digests: 'when the digest is due, which follows from the settings',
    push_devices: 'are told by one site, and lead to a browser',
  },
  erasure: erasureSteps,
};
