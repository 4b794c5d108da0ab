import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { eraseEvents } from './analytics/pseudonyms.ts';

/** The module's share of the data of a member: events name no account, so an archive cannot hold them. */
export const memberData: MemberDataDeclaration = {
  erasure: [{ name: 'analytics events', run: ({ db, userId }) => eraseEvents(db, userId) }],
};
