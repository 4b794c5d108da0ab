import { domainError } from '#server/core/errors.ts';
import { splitTags, tagKey } from '#server/core/tags.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { languageOf } from '../campaigns/audience.ts';
import { countAudience } from '../campaigns/audience-repository.ts';

/** Number of tags of an audience. */
const MAX_TAGS = 10;

/** Rounds to two digits, so that nobody is found by counting. */
function rounded(count: number): number {
  return Number(count.toPrecision(2));
}

export const getBlazeAudience: Handler<'getBlazeAudience'> = async ({ query, db }) => {
  const tags = splitTags(query.tags ?? '');
  if (tags.length > MAX_TAGS) throw domainError('invalid-request-param', { field: 'tags' });
  const language = languageOf(query.language);
  return { readers: rounded(await countAudience(db, { tagKeys: tags.map(tagKey), language })) };
};
