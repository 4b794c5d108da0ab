import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { erasureSteps } from './erasure.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  erasure: erasureSteps,
  leftOut: {
    collection_readers: 'means nothing on another site, where the collection is not',
    porches: 'shows things of this site',
    patios: 'names timelines of this site',
    collection_invite_links: 'mean nothing on another site, where the collection is not',
    collection_changes: 'can be undone for ten minutes only',
  },
};
