import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { type Column, OWN_BLOGS } from '#server/member-data/parts.ts';
import { PICTURES } from './conversations/picture-addresses.ts';

/**
 * Content of a message; images sent by others have their private addresses, which work only while the member may see
 * them.
 */
const LETTER: Column = {
  name: 'content',
  from: `case when t.kind = 'image' and t.blog_id not in ${OWN_BLOGS} then jsonb_set(t.content, '{images}', (
    select jsonb_agg((image - 'mediaKey') || jsonb_build_object('url', '${PICTURES}/' || t.id || '/' || (size - 1)) order by size)
      from jsonb_array_elements(t.content -> 'images') with ordinality as sizes (image, size))) else t.content end`,
};

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  parts: [
    {
      table: 'conversations',
      columns: ['id', 'low_blog_id', 'high_blog_id', 'opened_by', 'is_mutual', 'created_at'],
      where: `t.id in (select conversation_id from conversation_sides where blog_id in ${OWN_BLOGS})`,
      order: 't.id',
      about: 'Who your blogs write to.',
      after: ['blogs'],
      import: { known: { key: 'id' } },
    },
    {
      table: 'conversation_sides',
      columns: [
        ...[
          'conversation_id',
          'blog_id',
          'other_blog_id',
          'newest_message_id',
          'cleared_id',
          'read_id',
          'read_at',
        ],
        'unread_count',
      ],
      where: `t.blog_id in ${OWN_BLOGS}`,
      order: 't.conversation_id, t.blog_id',
      about: 'How far you have read your conversations.',
      after: ['conversations'],
      import: { known: { key: 'conversation_id, blog_id', givesWay: 'true' } },
    },
    {
      table: 'messages',
      columns: ['id', 'conversation_id', 'blog_id', 'kind', LETTER, 'is_request', 'created_at'],
      where: `exists (select 1 from conversation_sides s where s.conversation_id = t.conversation_id
      and s.blog_id in ${OWN_BLOGS} and s.cleared_id < t.id)`,
      order: 't.id',
      about: 'Messages to and from your blogs, but for those you deleted.',
      after: ['conversations', 'conversation_sides', 'posts'],
      import: {
        adds: { author_id: '(select b.owner_id from blogs b where b.id = t.blog_id)' },
        known: { key: 'id' },
      },
    },
  ],
  keptRows: {
    conversations: 'letters belong to both who wrote each other',
    conversation_sides: 'letters belong to both who wrote each other',
    conversation_flags: 'a report is about the other one',
    messages: 'letters belong to both who wrote each other',
  },
};
