import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { addFilters } from '../add-filters.ts';
import { presentFilteredContent } from '../filter-presenter.ts';
import { textKey } from '../text-key.ts';

export const addFilteredContent: Handler<'addFilteredContent'> = async ({ body, db, viewer }) => {
  const texts = new Map(body.filtered_content.map((text) => [textKey(text), text.trim()]));
  // A blank text would match every post.
  if (texts.has('')) {
    throw domainError('invalid-request-param', { field: 'filtered_content', reason: 'blank' });
  }
  const rows = await addFilters(db, 'content', viewer.userId, texts, body);
  return { filteredContent: rows.map(presentFilteredContent) };
};
