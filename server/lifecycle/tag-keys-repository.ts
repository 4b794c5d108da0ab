import { tagKey } from '#server/core/tags.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/** Tables with a row per key, and their other columns. */
const KEYED = {
  post_tags: 'blog_id, post_id, position, type, is_reblog',
  tag_follows: 'user_id, position, created_at',
  filtered_tags: 'user_id, name, action, scopes, expires_at, position, created_at',
  onboarding_topics: 'user_id',
} as const;

/**
 * Brings all stored tag keys into the present normal form of {@link tagKey}. Where two keys become one, follows,
 * filters and posts are merged and the counts taken anew. A key of which nothing is left is deleted.
 */
export async function refoldTagKeys(tx: Queryable): Promise<void> {
  const known = await tx.query<Columns<'tags', 'tag'>>(
    `select tag from tags union select tag from post_tags union select tag from tag_follows
     union select tag from filtered_tags union select tag from user_mutes where tag is not null
     union select unnest(tags) from video_hubs`,
  );
  const changed = known.map(({ tag }) => [tag, tagKey(tag)] as const).filter(([old, key]) => old !== key);
  if (changed.length === 0) return;
  const olds = changed.map(([old]) => old);
  const keys = changed.map(([, key]) => key);
  const renamed = 'unnest($1::text[], $2::text[]) as r (old, key)';
  await tx.query(
    `insert into tags (tag, name)
     select distinct on (r.key) r.key, t.name from ${renamed} join tags t on t.tag = r.old
      where r.key <> '' order by r.key, t.post_count desc, t.tag
     on conflict do nothing`,
    [olds, keys],
  );
  for (const [table, columns] of Object.entries(KEYED)) {
    await tx.query(
      `insert into ${table} (tag, ${columns})
       select r.key, ${columns} from ${renamed} join ${table} x on x.tag = r.old where r.key <> ''
       on conflict do nothing`,
      [olds, keys],
    );
    await tx.query(`delete from ${table} where tag = any($1::text[])`, [olds]);
  }
  await tx.query(`delete from user_mutes m using ${renamed} where m.tag = r.old and r.key = ''`, [
    olds,
    keys,
  ]);
  await tx.query(`update user_mutes m set tag = r.key from ${renamed} where m.tag = r.old`, [olds, keys]);
  await tx.query(
    `update video_hubs h set tags = (
       select array_agg(distinct coalesce(r.key, own.tag))
         from unnest(h.tags) own (tag) left join ${renamed} on r.old = own.tag)
      where h.tags && $1::text[]`,
    [olds, keys],
  );
  await tx.query('delete from tags where tag = any($1::text[])', [olds]);
  await tx.query(
    `update tags t set
       post_count = (select count(*) from post_tags p where p.tag = t.tag),
       follower_count = (select count(*) from tag_follows f where f.tag = t.tag)
      where t.tag = any($1::text[])`,
    [[...new Set(keys)]],
  );
}
