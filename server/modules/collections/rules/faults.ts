import type { components } from '#generated/types/api.d.ts';
import { tagKey } from '#server/core/tags.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogsByIds, blogsByUuids } from '#server/entities/blog/repository.ts';
import { blogUuidsOf } from '#server/entities/collection/post-rule.ts';
import { canRead } from '#server/policies/blogs.ts';
import { unusedTags } from './tags-repository.ts';

type FeedRule = components['schemas']['FeedRule'];

/** A part of a rule that finds nothing, with the reason. */
interface RuleFault {
  field: string;
  reason: 'blog_gone' | 'blog_private' | 'no_posts' | 'excluded';
}

/** Returns why a blog of a rule finds nothing for the viewer; undefined when it may find something. */
async function blogFaults(
  db: Queryable,
  rule: FeedRule,
  viewerId: string,
): Promise<(uuid: string) => RuleFault['reason'] | undefined> {
  const known = await blogsByUuids(db, blogUuidsOf(rule));
  const seen = await blogsByIds(
    db,
    [...known.values()].map(({ id }) => id),
    viewerId,
  );
  return (uuid) => {
    const id = known.get(uuid)?.id;
    const blog = id === undefined ? undefined : seen.get(id);
    // Blocks are not disclosed: such a blog does not exist for the viewer.
    if (!blog || blog.blocks_viewer) return 'blog_gone';
    if (!canRead(blog, viewerId)) return 'blog_private';
    if (rule.excluded?.blogs?.includes(uuid)) return 'excluded';
    return blog.post_count === 0 ? 'no_posts' : undefined;
  };
}

/** Returns the parts of a rule that find nothing for the viewer. */
export async function faultsOf(db: Queryable, rule: FeedRule, viewerId: string): Promise<RuleFault[]> {
  const blogFault = await blogFaults(db, rule, viewerId);
  const excluded = new Set((rule.excluded?.tags ?? []).map(tagKey));
  const unused = await unusedTags(db, rule.clauses.flatMap(({ tags }) => tags ?? []).map(tagKey));
  function tagFault(tag: string): RuleFault['reason'] | undefined {
    if (excluded.has(tagKey(tag))) return 'excluded';
    return unused.has(tagKey(tag)) ? 'no_posts' : undefined;
  }
  return rule.clauses.flatMap((clause, at) =>
    (
      [
        ['blogs', clause.blogs ?? [], blogFault],
        ['tags', clause.tags ?? [], tagFault],
      ] as const
    ).flatMap(([name, values, faultOf]) =>
      values.flatMap((value, place) => {
        const reason = faultOf(value);
        return reason ? [{ field: `clauses.${at}.${name}.${place}`, reason }] : [];
      }),
    ),
  );
}
