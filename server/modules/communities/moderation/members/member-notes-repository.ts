import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';

/** Number of notes that the page of a member shows, the newest ones; older ones are in the history. */
const SHOWN_COUNT = 50;

/** A private note of moderators about a member. */
export interface MemberNoteRow extends Columns<'community_member_notes', 'id' | 'blog_id' | 'text'> {
  /** Seconds since 1970. */
  created: number;
}

const COLUMNS = 'id, blog_id, text, floor(extract(epoch from created_at))::float8 as created';

/** Inserts a note. */
export async function insertMemberNote(
  db: Queryable,
  note: { communityId: string; aboutBlogId: string; userId: string; blogId: string; text: string },
): Promise<MemberNoteRow> {
  const row = await first<MemberNoteRow>(
    db,
    `insert into community_member_notes (community_id, about_blog_id, user_id, blog_id, text)
     values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
    [note.communityId, note.aboutBlogId, note.userId, note.blogId, note.text],
  );
  if (!row) throw new Error('A note was not written');
  return row;
}

/** Returns the newest notes about a member, the newest first. */
export function notesAboutMember(
  db: Queryable,
  communityId: string,
  aboutBlogId: string,
): Promise<MemberNoteRow[]> {
  return db.query<MemberNoteRow>(
    `select ${COLUMNS} from community_member_notes where community_id = $1 and about_blog_id = $2
      order by id desc limit ${SHOWN_COUNT}`,
    [communityId, aboutBlogId],
  );
}

/** Returns notes by their ids. */
export async function memberNotesByIds(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, MemberNoteRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<MemberNoteRow>(
    `select ${COLUMNS} from community_member_notes where id = any($1::bigint[])`,
    [[...ids]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns a note with the moderator who wrote it; undefined when that blog is gone. */
export function presentMemberNote(
  note: MemberNoteRow,
  blogs: ReadonlyMap<string, BlogRow>,
  viewerId: string,
): components['schemas']['MemberNote'] | undefined {
  const author = blogs.get(note.blog_id);
  if (!author) return undefined;
  return { id: note.id, author: presentBlogRef(author, viewerId), text: note.text, createdTs: note.created };
}
