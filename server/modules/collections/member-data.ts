import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { OWN_BLOGS, ownRows } from '#server/member-data/parts.ts';
import { erasureSteps } from './erasure.ts';

const OWN_SEAT = 'space_members m where m.user_id = $me and m.space_id';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  erasure: erasureSteps,
  readOnlyParts: [
    {
      ...ownRows('collections', 'Collections that you keep, alone or with others.', 't.id', [
        ...['id', 'uuid', 'title', 'description', 'visibility', 'sort', 'rule'],
        {
          name: 'role',
          from: `(select m.role from ${OWN_SEAT} = t.id
            order by array_position(array['owner', 'editor', 'contributor'], m.role) limit 1)`,
        },
        ...['created_at', 'updated_at'],
      ]),
      where: `exists (select 1 from ${OWN_SEAT} = t.id)`,
    },
    {
      ...ownRows(
        'collection_items',
        'Posts in your collections, and those that you kept in others.',
        't.id',
        [
          ...['id', 'collection_id', 'post_blog_id', 'post_id', { name: 'by_hand_rank', from: 't.rank' }],
          { name: 'by_me', from: `t.kept_by in ${OWN_BLOGS}` },
          // The notes of others are theirs.
          { name: 'note', from: `case when t.kept_by in ${OWN_BLOGS} then t.note else '' end` },
          'kept_at',
        ],
      ),
      where: `exists (select 1 from ${OWN_SEAT} = t.collection_id and (m.role = 'owner' or t.kept_by in ${OWN_BLOGS}))`,
    },
  ],
  leftOut: {
    collection_readers: 'means nothing on another site, where the collection is not',
    porches: 'shows things of this site',
    patios: 'names timelines of this site',
    collection_invite_links: 'mean nothing on another site, where the collection is not',
    collection_changes: 'can be undone for ten minutes only',
  },
};
