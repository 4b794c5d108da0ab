import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { type Skeleton, START_OF_LIST } from '#server/feed/skeletons.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';

/** Lists of posts that staff curate. */
export type ChoiceList = 'staff_picks' | 'radar';

const CHOSEN = `select post_id as id, position from choices where list = $1 and position < $2
                 order by position desc limit $3`;

/** Returns the skeleton of a curated list, the last added first. */
export function choiceSkeleton(db: Queryable, list: ChoiceList): Skeleton {
  return async (after, count) => {
    const rows = await db.query<Columns<'choices', 'position'> & { id: Tables['choices']['post_id'] }>(
      CHOSEN,
      [list, after?.[0] ?? START_OF_LIST, count],
    );
    return rows.map(({ id, position }) => ({ id, key: [position] }));
  };
}

/** Returns the position of a post in a curated list; undefined when it is not in it. */
export async function choicePosition(
  db: Queryable,
  list: ChoiceList,
  postId: string,
): Promise<string | undefined> {
  const row = await first<Columns<'choices', 'position'>>(
    db,
    'select position from choices where list = $1 and post_id = $2',
    [list, postId],
  );
  return row?.position;
}

/** Adds a published post to a curated list, or moves it to the top. Returns false when there is no such post. */
export async function choosePost(db: Queryable, list: ChoiceList, postId: string): Promise<boolean> {
  const rows = await db.query(
    `insert into choices (list, blog_id, post_id)
     select $1, p.blog_id, p.id from ${publishedPosts('p').where} and p.id = $2
     on conflict (list, post_id) do update set position = next_id() returning post_id`,
    [list, postId],
  );
  return rows.length > 0;
}

/** Removes a post from a curated list. Returns true when it was in it. */
export async function unchoosePost(db: Queryable, list: ChoiceList, postId: string): Promise<boolean> {
  const gone = await db.query('delete from choices where list = $1 and post_id = $2 returning post_id', [
    list,
    postId,
  ]);
  return gone.length > 0;
}
