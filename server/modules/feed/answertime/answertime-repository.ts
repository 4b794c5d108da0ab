import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/** A scheduled time at which a blog answers asks. */
export interface AnswertimeRow
  extends Columns<
    'answertimes',
    'id' | 'blog_id' | 'title' | 'description' | 'accent_color' | 'header_image'
  > {
  header_image: components['schemas']['Image'][];
  /** Epoch seconds. */
  starts: number;
  ends: number;
  stage: 'live' | 'coming' | 'completed';
}

/** Time before its start and after its end in which an answertime is shown. */
export const ANNOUNCED_BEFORE = '7 days';
export const SHOWN_AFTER = '2 days';
/** Maximum number shown at once. */
const MAX_ANSWERTIMES = 20;

const AROUND_NOW = `
  select id, blog_id, title, description, accent_color, header_image,
         extract(epoch from starts_at)::int as starts, extract(epoch from ends_at)::int as ends,
         case when ends_at <= now() then 'completed' when starts_at <= now() then 'live' else 'coming' end as stage
    from answertimes
   where ends_at > now() - interval '${SHOWN_AFTER}' and starts_at < now() + interval '${ANNOUNCED_BEFORE}'
   order by case when ends_at <= now() then 2 when starts_at <= now() then 0 else 1 end,
            abs(extract(epoch from starts_at - now())), id
   limit ${MAX_ANSWERTIMES}`;

/** Returns current answertimes: live ones, then upcoming ones by start, then finished ones. */
export function answertimesNow(db: Queryable): Promise<AnswertimeRow[]> {
  return db.query<AnswertimeRow>(AROUND_NOW);
}

/** Inserts an answertime. Times are epoch seconds. */
export async function insertAnswertime(
  db: Queryable,
  blogId: string,
  what: { title: string; description: string; accentColor: string; starts: number; ends: number },
): Promise<void> {
  await db.query(
    `insert into answertimes (blog_id, title, description, accent_color, starts_at, ends_at)
     values ($1, $2, $3, $4, to_timestamp($5), to_timestamp($6))`,
    [blogId, what.title, what.description, what.accentColor, what.starts, what.ends],
  );
}
