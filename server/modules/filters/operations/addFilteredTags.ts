import { domainError } from '#server/core/errors.ts';
import { displayTag, tagKey } from '#server/core/tags.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { addFilters } from '../add-filters.ts';
import { presentFilteredTag } from '../filter-presenter.ts';

export const addFilteredTags: Handler<'addFilteredTags'> = async ({ body, db, viewer }) => {
  const tags = new Map(body.filtered_tags.map((tag) => [tagKey(tag), displayTag(tag)]));
  if (tags.has('')) {
    throw domainError('invalid-request-param', { field: 'filtered_tags', reason: 'tag_missing' });
  }
  const rows = await addFilters(db, 'tags', viewer.userId, tags, body);
  return { filteredTags: rows.map(presentFilteredTag) };
};
