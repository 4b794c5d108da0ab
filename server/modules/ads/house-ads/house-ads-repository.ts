import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import { LARGEST_ID } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable, type SqlValue } from '#server/db/database.ts';

type Schemas = components['schemas'];

/** Content, places and schedule of a house ad. */
export interface HouseAdValues
  extends Columns<
    'house_ads',
    | 'title'
    | 'text'
    | 'button_text'
    | 'subject_kind'
    | 'href'
    | 'blog_id'
    | 'post_id'
    | 'community_id'
    | 'accent_colour'
    | 'weight'
    | 'cap_per_day'
    | 'cap_total'
  > {
  image: Schemas['Image'][];
  placements: Schemas['HouseAdPlacement'][];
  /** Seconds since 1970. */
  starts: number;
  /** Seconds since 1970; null for no end. */
  ends: number | null;
}

/** A house ad as readers see it. */
export interface ShownAdRow
  extends Pick<
      HouseAdValues,
      | 'title'
      | 'text'
      | 'button_text'
      | 'subject_kind'
      | 'href'
      | 'post_id'
      | 'image'
      | 'accent_colour'
      | 'weight'
      | 'cap_per_day'
      | 'ends'
    >,
    Columns<'house_ads', 'id'> {
  /** Name of the advertised blog, or of the blog of the advertised post; null for others, and when it is gone. */
  blog_name: Tables['blogs']['name'] | null;
  /** Handle and title of the advertised community; null for others, and when it is gone. */
  handle: Tables['communities']['handle'] | null;
  community_title: Tables['communities']['title'] | null;
}

/** A house ad as staff see it. */
export interface HouseAdRow
  extends ShownAdRow,
    Pick<HouseAdValues, 'placements' | 'cap_total' | 'starts'>,
    Columns<'house_ads', 'version'> {
  position: Tables['house_ads']['id'];
  /** As it was set, or `ended` when its schedule or its number is over. */
  state: Schemas['HouseAdState'];
  /** Primary blog of the author; null when their account is deleted. */
  author: Tables['blogs']['name'] | null;
  /** Seconds since 1970. */
  created: number;
  impressions: number;
  clicks: number;
  hides: number;
  reports: number;
}

/** Columns of an ad `a` as readers see it. */
export const SHOWN_COLUMNS = `a.id, a.title, a.text, a.button_text, a.subject_kind, a.href, a.post_id, a.image,
  a.accent_colour, a.weight, a.cap_per_day, floor(extract(epoch from a.ends_at))::float8 as ends,
  b.name as blog_name, c.handle, c.title as community_title`;

/** Rows that an ad `a` advertises: the blog `b` and the community `c`. */
export const SUBJECTS = `left join blogs b on b.id = a.blog_id and b.state <> 'deactivated'
  left join communities c on c.id = a.community_id and c.deleted_at is null`;

/** Times that an ad `a` was in view so far. */
export const SHOWN_SO_FAR =
  '(select coalesce(sum(d.impressions), 0)::int from house_ad_days d where d.ad_id = a.id)';

const ADS = `
  select ${SHOWN_COLUMNS}, a.id as position, a.placements, a.cap_total, a.version,
         floor(extract(epoch from a.starts_at))::float8 as starts,
         floor(extract(epoch from a.created_at))::float8 as created,
         case when a.state <> 'draft' and (a.ends_at <= now() or a.cap_total <= ${SHOWN_SO_FAR}) then 'ended'
              else a.state end as state,
         (select o.name from blog_members m join blogs o on o.id = m.blog_id
           where m.user_id = a.author_id and m.is_primary and o.state <> 'deactivated') as author,
         ${SHOWN_SO_FAR} as impressions,
         (select coalesce(sum(d.clicks), 0)::int from house_ad_days d where d.ad_id = a.id) as clicks,
         (select count(*)::int from hidden_ads h where h.ad_id = a.id) as hides,
         (select count(*)::int from ad_reports r where r.ad_id = a.id) as reports
    from house_ads a ${SUBJECTS}`;

/** Returns house ads below a position, the newest first. */
export function houseAds(
  db: Queryable,
  { below, limit }: { below: string | undefined; limit: number },
): Promise<HouseAdRow[]> {
  return db.query<HouseAdRow>(`${ADS} where a.id < $1::bigint order by a.id desc limit $2`, [
    below ?? LARGEST_ID,
    limit,
  ]);
}

/** Returns a house ad by its id. */
export function houseAdById(db: Queryable, id: string): Promise<HouseAdRow | undefined> {
  return first<HouseAdRow>(db, `${ADS} where a.id = $1`, [id]);
}

/** Locks a house ad until the transaction ends and returns the state that was set; undefined for none. */
export async function lockHouseAd(tx: Queryable, id: string): Promise<Schemas['HouseAdState'] | undefined> {
  const row = await first<Columns<'house_ads', 'state'>>(
    tx,
    'select state from house_ads where id = $1 for update',
    [id],
  );
  return row?.state;
}

/** Returns how many house ads have not been ended. */
export async function countOpenAds(tx: Queryable): Promise<number> {
  const row = await first<{ count: number }>(
    tx,
    "select count(*)::int as count from house_ads where state <> 'ended'",
  );
  return row?.count ?? 0;
}

const COLUMNS = `title, text, button_text, image, subject_kind, href, blog_id, post_id, community_id, placements,
  accent_colour, weight, cap_per_day, cap_total`;

function columnsOf(values: HouseAdValues): SqlValue[] {
  const { title, text, button_text: label, image, subject_kind: kind, href } = values;
  const { blog_id: blogId, post_id: postId, community_id: communityId, placements } = values;
  const { accent_colour: colour, weight, cap_per_day: perDay, cap_total: total, starts, ends } = values;
  const subject = [kind, href, blogId, postId, communityId];
  return [
    title,
    text,
    label,
    json(image),
    ...subject,
    placements,
    colour,
    weight,
    perDay,
    total,
    starts,
    ends,
  ];
}

/** Inserts a draft. Returns its id. */
export async function insertHouseAd(tx: Queryable, authorId: string, values: HouseAdValues): Promise<string> {
  const [row] = await tx.query<Columns<'house_ads', 'id'>>(
    `insert into house_ads (author_id, state, ${COLUMNS}, starts_at, ends_at)
     values ($1, 'draft', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
             to_timestamp($16::float8), to_timestamp($17::float8)) returning id`,
    [authorId, ...columnsOf(values)],
  );
  if (!row) throw new TypeError('The inserted ad was not returned.');
  return row.id;
}

/** Replaces content, places and schedule of an ad. */
export async function updateHouseAd(tx: Queryable, id: string, values: HouseAdValues): Promise<void> {
  await tx.query(
    `update house_ads set (${COLUMNS}, starts_at, ends_at, version) =
       ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
        to_timestamp($16::float8), to_timestamp($17::float8), version + 1)
      where id = $1`,
    [id, ...columnsOf(values)],
  );
}

/** Sets the state of an ad. */
export async function setState(tx: Queryable, id: string, state: Schemas['HouseAdState']): Promise<void> {
  await tx.query('update house_ads set state = $2 where id = $1', [id, state]);
}

/** Deletes an ad with its counts and reports. */
export async function removeHouseAd(tx: Queryable, id: string): Promise<void> {
  await tx.query('delete from house_ads where id = $1', [id]);
}
