import type { components } from '#generated/types/api.d.ts';
import type { BoardRow } from './community-repository.ts';

/** Returns a board of a community; unread counts are for members. */
export function presentBoard(row: BoardRow, isMember: boolean): components['schemas']['CommunityBoard'] {
  return {
    title: row.title,
    path: row.path,
    description: row.description,
    postCount: row.post_count,
    modsOnly: row.mods_only,
    ...(isMember ? { unread: 0 } : {}),
  };
}
