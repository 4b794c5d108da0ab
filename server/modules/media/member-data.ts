import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { erasureSteps } from './erasure.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  parts: [
    {
      table: 'media',
      columns: [
        ...[
          'key',
          'kind',
          'content_type',
          'sha256',
          'bytes',
          'width',
          'height',
          'variants',
          'colors',
          'duration',
        ],
        ...['tags', 'poster_key', 'created_at'],
      ],
      where: 't.owner_id = $me',
      // A video refers to its poster, which must be inserted first.
      order: 't.poster_key is not null, t.key',
      about: 'Your pictures, sounds and films. `variants` names their files in the folder `media`.',
      after: ['users'],
      import: { adds: { owner_id: '$2' } },
    },
  ],
  leftOut: {
    uploads: 'are on their way into a post',
  },
  erasure: erasureSteps,
};
