import type { components } from '#generated/types/api.d.ts';
import { splitTags, tagKey } from '#server/core/tags.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import {
  ownTags,
  popularTags,
  relatedTags,
  type SuggestedTag,
} from '../tag-suggestions/tag-suggestions-repository.ts';

type Suggestion = components['schemas']['TagSuggestion'];

/** Character that sorts after every continuation of a prefix. */
const LAST_CODE_POINT = '\u{10ffff}';

function marked(rows: readonly SuggestedTag[], source: Suggestion['source']) {
  return rows.map(({ tag, name, count }) => ({ tag, suggestion: { name, source, count } }));
}

/** The blog's own tags come first, so that a series keeps one spelling. */
export const suggestTags: Handler<'suggestTags'> = async ({ query, subject, db }) => {
  const { limit = 10 } = query;
  const present = splitTags(query.tags ?? '').map(tagKey);
  const typed = tagKey(query.query ?? '');
  const bounds = [typed, `${typed}${LAST_CODE_POINT}`] as const;
  const wanted = limit + present.length;
  const [own, others] = await Promise.all([
    ownTags(db, subject.blog.id, typed === '' ? ['', ''] : bounds, wanted),
    typed === ''
      ? relatedTags(db, present, limit).then((rows) => marked(rows, 'related'))
      : popularTags(db, bounds, wanted).then((rows) => marked(rows, 'popular')),
  ]);
  const found = new Map<string, Suggestion>();
  const ordered = typed === '' ? [...others, ...marked(own, 'own')] : [...marked(own, 'own'), ...others];
  for (const { tag, suggestion } of ordered) {
    if (!present.includes(tag) && !found.has(tag)) found.set(tag, suggestion);
  }
  return { tags: [...found.values()].slice(0, limit) };
};
