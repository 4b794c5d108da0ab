import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import { LARGEST_ID } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable, type SqlValue } from '#server/db/database.ts';

type Schemas = components['schemas'];

/** Content, audience and schedule of an announcement. */
export interface AnnouncementValues
  extends Columns<
    'announcements',
    'title' | 'text' | 'button_text' | 'button_href' | 'audience' | 'is_dismissible'
  > {
  image: Schemas['Image'][];
  /** Language of the audience `language`; null for others. */
  locale: Schemas['Locale'] | null;
  /** Seconds since 1970. */
  starts: number;
  /** Seconds since 1970; null for no end. */
  ends: number | null;
}

/** An announcement of the staff. */
export interface AnnouncementRow extends AnnouncementValues, Columns<'announcements', 'id'> {
  position: Tables['announcements']['id'];
  /** Primary blog of the author; null when their account is deleted. */
  author: Tables['blogs']['name'] | null;
  /** Seconds since 1970. */
  created: number;
  state: Schemas['SiteAnnouncement']['state'];
  /** Number of members who dismissed it. */
  dismissed_count: number;
}

/** Members count as new for this time after they joined. */
const NEW_MEMBER_TIME = '30 days';

/** Prefix of the id under which an announcement is sent as an element. */
const ELEMENT_PREFIX = 'news-';

/** Returns the id of an announcement among the elements of a timeline, by which members dismiss it. */
export const announcementElementId = (id: string): string => `${ELEMENT_PREFIX}${id}`;

const DISMISSED = `d.object_type = 'announcement' and d.element_id = '${ELEMENT_PREFIX}' || a.id`;

/** Columns of an announcement as members see it. */
const SHOWN_COLUMNS = 'a.id, a.title, a.text, a.image, a.button_text, a.button_href, a.is_dismissible';

/** An announcement as members see it. */
export type ShownAnnouncementRow = Pick<
  AnnouncementRow,
  'id' | 'title' | 'text' | 'image' | 'button_text' | 'button_href' | 'is_dismissible'
>;

const ANNOUNCEMENTS = `
  select ${SHOWN_COLUMNS}, a.id as position, a.audience, a.locale,
         floor(extract(epoch from a.starts_at))::float8 as starts,
         floor(extract(epoch from a.ends_at))::float8 as ends,
         floor(extract(epoch from a.created_at))::float8 as created,
         case when a.starts_at > now() then 'planned' when a.ends_at <= now() then 'ended' else 'running' end as state,
         (select b.name from blog_members m join blogs b on b.id = m.blog_id
           where m.user_id = a.author_id and m.is_primary and b.state <> 'deactivated') as author,
         (select count(*)::int from dismissed_elements d where ${DISMISSED}) as dismissed_count
    from announcements a`;

/** Returns announcements below a position, the newest first. */
export function announcements(
  db: Queryable,
  { below, limit }: { below: string | undefined; limit: number },
): Promise<AnnouncementRow[]> {
  return db.query<AnnouncementRow>(`${ANNOUNCEMENTS} where a.id < $1::bigint order by a.id desc limit $2`, [
    below ?? LARGEST_ID,
    limit,
  ]);
}

/** Returns an announcement by its id. */
export function announcementById(db: Queryable, id: string): Promise<AnnouncementRow | undefined> {
  return first<AnnouncementRow>(db, `${ANNOUNCEMENTS} where a.id = $1`, [id]);
}

/** Locks an announcement until the transaction ends, so that it is decided about once at a time. */
export async function lockAnnouncement(tx: Queryable, id: string): Promise<void> {
  await tx.query('select 1 from announcements where id = $1 for update', [id]);
}

/**
 * Returns the running announcement that started last, of those that a member belongs to the audience of and has not
 * dismissed. From its start on an announcement is running, and no longer at its end.
 */
export function announcementFor(db: Queryable, userId: string): Promise<ShownAnnouncementRow | undefined> {
  return first<ShownAnnouncementRow>(
    db,
    `select ${SHOWN_COLUMNS} from announcements a join users u on u.id = $1
      where a.starts_at <= now() and (a.ends_at is null or a.ends_at > now())
        and case a.audience
              when 'everyone' then true
              when 'staff' then u.role = 'admin'
              when 'language' then a.locale = u.locale
              when 'new_members' then u.created_at > now() - interval '${NEW_MEMBER_TIME}'
            end
        and not exists (select 1 from dismissed_elements d where d.user_id = u.id and ${DISMISSED})
      order by a.starts_at desc, a.id desc limit 1`,
    [userId],
  );
}

/** Inserts an announcement. Returns its id. */
export async function insertAnnouncement(
  tx: Queryable,
  authorId: string,
  values: AnnouncementValues,
): Promise<string> {
  const [row] = await tx.query<Columns<'announcements', 'id'>>(
    `insert into announcements (author_id, title, text, image, button_text, button_href, audience, locale,
       is_dismissible, starts_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, to_timestamp($10::float8), to_timestamp($11::float8)) returning id`,
    [authorId, ...columnsOf(values)],
  );
  if (!row) throw new TypeError('The inserted announcement was not returned.');
  return row.id;
}

/** Replaces content, audience and schedule of an announcement. */
export async function updateAnnouncement(
  tx: Queryable,
  id: string,
  values: AnnouncementValues,
): Promise<void> {
  await tx.query(
    `update announcements set title = $2, text = $3, image = $4, button_text = $5, button_href = $6, audience = $7,
       locale = $8, is_dismissible = $9, starts_at = to_timestamp($10::float8),
       ends_at = to_timestamp($11::float8)
      where id = $1`,
    [id, ...columnsOf(values)],
  );
}

/** Ends a running announcement. The end is after its start, also within the second in which it began. */
export async function endAnnouncementNow(tx: Queryable, id: string): Promise<void> {
  await tx.query(
    "update announcements set ends_at = greatest(now(), starts_at + interval '1 microsecond') where id = $1",
    [id],
  );
}

/** Deletes an announcement. The dismissals stay: ids are not used again. */
export async function removeAnnouncement(tx: Queryable, id: string): Promise<void> {
  await tx.query('delete from announcements where id = $1', [id]);
}

function columnsOf(values: AnnouncementValues): SqlValue[] {
  const { title, text, image, button_text: label, button_href: href } = values;
  const { audience, locale, is_dismissible: isDismissible, starts, ends } = values;
  return [title, text, json(image), label, href, audience, locale, isDismissible, starts, ends];
}
