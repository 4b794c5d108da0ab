import { first, type Queryable } from '#server/db/database.ts';

/** Something that happened to a post or to one of its reblogs. */
export interface NoteRow {
  kind: 'like' | 'reblog' | 'reply';
  position: string;
  note_id: string;
  user_id: string;
  blog_id: string;
  post_id: string;
  /** Seconds since 1970. */
  timestamp: number;
  reply_text: string | null;
  parent_reply_id: string | null;
  summary: string | null;
  tags: string[] | null;
  parent_blog_id: string | null;
}

export interface NoteTotals {
  notes: number;
  likes: number;
  reblogs: number;
  replies: number;
}

const COLUMNS = `n.kind, n.position, n.note_id, n.user_id, n.blog_id, n.post_id,
  floor(((n.position >> 22) + 1136073600000) / 1000)::float8 as timestamp,
  r.text as reply_text, r.parent_reply_id, p.summary, p.tags, p.parent_blog_id`;
const JOINS = `left join replies r on n.kind = 'reply' and r.id = n.note_id
  left join posts p on n.kind = 'reblog' and p.id = n.note_id`;
const WHERE = 'n.root_post_id = $1 and n.kind = any($2::text[])';
const NEWEST = `select ${COLUMNS} from notes n ${JOINS} where ${WHERE} and n.position < $3
                 order by n.position desc limit $4`;
const OLDEST = `select ${COLUMNS} from notes n ${JOINS} where ${WHERE} and n.position > $3
                 order by n.position limit $4`;

/** Notes of a tree by its root, of some kinds, from a position on. */
export function notesOf(
  db: Queryable,
  rootId: string,
  kinds: readonly NoteRow['kind'][],
  direction: 'asc' | 'desc',
  from: string,
  count: number,
): Promise<NoteRow[]> {
  return db.query<NoteRow>(direction === 'asc' ? OLDEST : NEWEST, [rootId, kinds, from, count]);
}

/** How many notes a tree has. */
export async function noteTotals(db: Queryable, rootId: string): Promise<NoteTotals> {
  const row = await first<NoteTotals>(
    db,
    `select note_count as notes, like_count as likes, reblog_count as reblogs, reply_count as replies
       from post_counts where root_post_id = $1`,
    [rootId],
  );
  return row ?? { notes: 0, likes: 0, reblogs: 0, replies: 0 };
}
