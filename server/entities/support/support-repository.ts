import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

type SupportRequest = components['schemas']['SupportRequest'];

/** A support request with its answers. Times are seconds since 1970. */
export interface SupportRow
  extends Columns<
    'support_requests',
    'id' | 'topic' | 'email' | 'blog_name' | 'url' | 'text' | 'locale' | 'state'
  > {
  /** Position in the list. */
  position: Tables['support_requests']['id'];
  topic: SupportRequest['topic'];
  state: SupportRequest['state'];
  created: number;
  answers: SupportRequest['answers'];
}

const COLUMNS = `s.id, s.id as position, s.topic, s.email, s.blog_name, s.url, s.text, s.locale, s.state,
  floor(extract(epoch from s.created_at))::float8 as created,
  (select coalesce(jsonb_agg(jsonb_build_object('text', a.text, 'sentTs', floor(extract(epoch from a.created_at)))
     order by a.id), '[]') from support_answers a where a.request_id = s.id) as answers`;

/** A new support request. */
export interface NewSupportRequest {
  memberId: string | null;
  topic: SupportRequest['topic'];
  email: string;
  blogName: string | null;
  url: string | null;
  text: string;
  locale: string;
}

/** Inserts a support request. Returns its id. */
export async function insertSupportRequest(db: Queryable, request: NewSupportRequest): Promise<string> {
  const row = await first<Columns<'support_requests', 'id'>>(
    db,
    `insert into support_requests (member_id, topic, email, blog_name, url, text, locale)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      request.memberId,
      request.topic,
      request.email,
      request.blogName,
      request.url,
      request.text,
      request.locale,
    ],
  );
  if (!row) throw new Error('A support request was not kept');
  return row.id;
}

/** Filter of the request list. */
export interface SupportFilter {
  state: SupportRequest['state'];
  topic: SupportRequest['topic'] | undefined;
}

/** Returns requests in one state after a position in the list, the oldest first. */
export function supportRequests(
  db: Queryable,
  { state, topic }: SupportFilter,
  page: { after: string | undefined; limit: number },
): Promise<SupportRow[]> {
  return db.query<SupportRow>(
    `select ${COLUMNS} from support_requests s
      where s.state = $1 and ($2::text is null or s.topic = $2) and s.id > $3 order by s.id limit $4`,
    [state, topic ?? null, page.after ?? '0', page.limit],
  );
}

/** Counts the requests that match a filter. */
export async function countSupportRequests(db: Queryable, { state, topic }: SupportFilter): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    'select count(*)::int as count from support_requests where state = $1 and ($2::text is null or topic = $2)',
    [state, topic ?? null],
  );
  return row?.count ?? 0;
}

/** Returns requests by their ids, in any state. */
export async function supportRequestsByIds(db: Queryable, ids: readonly string[]): Promise<SupportRow[]> {
  if (ids.length === 0) return [];
  return db.query<SupportRow>(`select ${COLUMNS} from support_requests s where s.id = any($1::bigint[])`, [
    ids,
  ]);
}

/** Returns one request, in any state. */
export function supportRequest(db: Queryable, id: string): Promise<SupportRow | undefined> {
  return first<SupportRow>(db, `select ${COLUMNS} from support_requests s where s.id = $1`, [id]);
}

/** Locks a request. Returns false when there is none. */
export async function lockSupportRequest(tx: Queryable, id: string): Promise<boolean> {
  return (await first(tx, 'select 1 from support_requests where id = $1 for update', [id])) !== undefined;
}

/** Inserts an answer; the request then waits for a reply or is closed. Returns false when there is no such request. */
export async function insertAnswer(
  tx: Queryable,
  id: string,
  text: string,
  state: 'answered' | 'closed',
): Promise<boolean> {
  const found = await tx.query('update support_requests set state = $2 where id = $1 returning id', [
    id,
    state,
  ]);
  if (found.length === 0) return false;
  await tx.query('insert into support_answers (request_id, text) values ($1, $2)', [id, text]);
  return true;
}
