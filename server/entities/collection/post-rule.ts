import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { tagKey } from '#server/core/tags.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogsByUuids } from '#server/entities/blog/repository.ts';
import type { PostRule } from '#server/feed/rule-skeleton.ts';
import { compileQuery, isBlank, parseQuery } from '#server/search/query.ts';

type FeedRule = components['schemas']['FeedRule'];

/** Returns words as a query of the post index, in which any of them matches; null when there are none. */
function anyOfWords(words: readonly string[]): string | null {
  const queries = words.flatMap((typed) => {
    const parsed = parseQuery(`"${typed.replaceAll('"', ' ')}"`);
    return isBlank(parsed)
      ? []
      : [`(${compileQuery(parsed, { blogIds: new Map(), withTrail: true }).match})`];
  });
  return queries.length > 0 ? queries.join(' | ') : null;
}

/**
 * Refuses a rule with a clause that names neither blogs nor tags.
 *
 * @param field field of the request that holds the rule
 * @throws invalid-request-param
 */
export function refuseEmptyClause({ clauses }: FeedRule, field = 'rule'): void {
  const at = clauses.findIndex(({ blogs, tags }) => blogs === undefined && tags === undefined);
  if (at >= 0) throw domainError('invalid-request-param', { field: `${field}.clauses.${at}` });
}

/** Returns the uuids of all blogs that a rule names. */
export function blogUuidsOf({ clauses, excluded }: FeedRule): string[] {
  return [...new Set([...clauses.flatMap(({ blogs }) => blogs ?? []), ...(excluded?.blogs ?? [])])];
}

/**
 * Returns a rule with the ids of its blogs, for reading the posts that it finds. Blogs that are gone find nothing.
 */
export async function postRuleOf(db: Queryable, rule: FeedRule): Promise<PostRule> {
  const blogs = await blogsByUuids(db, blogUuidsOf(rule));
  const idsOf = (uuids: readonly string[]) => uuids.flatMap((uuid) => blogs.get(uuid)?.id ?? []);
  return {
    clauses: rule.clauses.map((clause) => ({
      blogIds: clause.blogs && idsOf(clause.blogs),
      tags: clause.tags && [...new Set(clause.tags.map(tagKey))],
      needsAllTags: clause.tagMode === 'all',
    })),
    excludedBlogIds: idsOf(rule.excluded?.blogs ?? []),
    excludedTags: (rule.excluded?.tags ?? []).map(tagKey),
    excludedWords: anyOfWords(rule.excluded?.words ?? []),
    originalsOnly: rule.originalsOnly === true,
    types: rule.types ?? [],
  };
}
