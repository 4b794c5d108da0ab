import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds, blogsByUuids } from '#server/entities/blog/repository.ts';
import { blogUuidsOf } from '#server/entities/collection/post-rule.ts';
import { canRead } from '#server/policies/blogs.ts';

type Schemas = components['schemas'];

/** Returns the blogs that a rule names and the viewer may see, without private blogs and blocks of either side. */
export async function blogsOfRule(
  db: Queryable,
  rule: Schemas['FeedRule'],
  viewerId: string | null,
): Promise<Schemas['BlogRef'][]> {
  const known = await blogsByUuids(db, blogUuidsOf(rule));
  const seen = await blogsByIds(
    db,
    [...known.values()].map(({ id }) => id),
    viewerId,
  );
  return [...seen.values()]
    .filter((blog) => !blog.blocks_viewer && !blog.is_blocked && canRead(blog, viewerId))
    .map((blog) => presentBlogRef(blog, viewerId));
}

/** Returns a list without the uuids that are not shown; undefined when nothing is left. */
function onlyShown(uuids: readonly string[] | undefined, shown: ReadonlySet<string>): string[] | undefined {
  const left = (uuids ?? []).filter((uuid) => shown.has(uuid));
  return left.length > 0 ? left : undefined;
}

/**
 * Returns what fills a collection as a reader may know it: clauses and exclusions without blogs that the reader may not
 * see. Undefined when no clause is left.
 */
export async function presentGathers(
  db: Queryable,
  rule: Schemas['FeedRule'],
  viewerId: string | null,
): Promise<{ rule: Schemas['FeedRule']; blogs: Schemas['BlogRef'][] } | undefined> {
  const blogs = await blogsOfRule(db, rule, viewerId);
  const shown = new Set(blogs.map(({ uuid }) => uuid));
  const clauses = rule.clauses.flatMap((clause) => {
    const { blogs: named, ...rest } = clause;
    const left = onlyShown(named, shown);
    // A clause of closed blogs alone finds nothing for this reader.
    if (named && !left) return [];
    return [{ ...rest, ...(left ? { blogs: left } : {}) }];
  });
  if (clauses.length === 0) return undefined;
  const { excluded, ...others } = rule;
  const { blogs: without, ...restOfExcluded } = excluded ?? {};
  const leftOut = onlyShown(without, shown);
  const exclusion = { ...restOfExcluded, ...(leftOut ? { blogs: leftOut } : {}) };
  return {
    rule: { ...others, clauses, ...(Object.keys(exclusion).length > 0 ? { excluded: exclusion } : {}) },
    blogs,
  };
}
