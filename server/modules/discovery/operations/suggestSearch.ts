import type { components } from '#generated/types/api.d.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentTag } from '#server/modules/tags/tag-presenter.ts';
import { trendingTags } from '#server/modules/tags/tag-repository.ts';
import { findBlogs, findTags } from '../search/search-repository.ts';

type Suggestion = components['schemas']['SearchSuggestion'];

/** Interleaves both lists, starting with the first, up to the limit. */
function byTurns(lists: readonly Suggestion[][], limit: number): Suggestion[] {
  const longest = Math.max(...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []));
  return turns.flat().slice(0, limit);
}

/**
 * Suggests tags and blogs by a prefix. Recent searches stay on the device, so without input only trending tags are
 * suggested.
 */
export const suggestSearch: Handler<'suggestSearch'> = async ({ query, db, viewer }) => {
  const { query: typed = '', limit = 8 } = query;
  const types = query.types?.split(',') ?? ['tag', 'blog'];
  const viewerId = viewer?.userId ?? null;
  const words = typed.trim();
  const [tags, blogs] = await Promise.all([
    !types.includes('tag') || words.startsWith('@')
      ? []
      : words === ''
        ? trendingTags(db, viewerId, limit)
        : findTags(db, words, viewerId, limit),
    !types.includes('blog') || words === '' || words.startsWith('#') ? [] : findBlogs(db, words, viewerId),
  ]);
  const suggestedTags = tags.map((row): Suggestion => ({ kind: 'tag', tag: presentTag(row) }));
  const suggestedBlogs = blogs
    .slice(0, limit)
    .map((row): Suggestion => ({ kind: 'blog', blog: presentBlogRef(row, viewerId) }));
  return { suggestions: byTurns([suggestedTags, suggestedBlogs], limit) };
};
