import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { ownRows } from '#server/member-data/parts.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  parts: [
    ownRows('dismissed_blogs', 'Blogs you do not want recommended.', 't.blog_id', ['blog_id', 'created_at']),
  ],
};
