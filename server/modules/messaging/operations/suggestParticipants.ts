import type { Handler } from '#server/http/contract/handler.ts';
import { presentParticipant } from '../conversations/presenter.ts';
import { suggestedBlogs } from '../conversations/suggestions-repository.ts';

export const suggestParticipants: Handler<'suggestParticipants'> = async ({ query, subject, db, viewer }) => {
  const { search = '', fields, limit = 10 } = query;
  const beginning = search.trim().toLowerCase();
  // No name contains other characters.
  if (!/^[a-z0-9-]*$/.test(beginning)) return { suggestions: [] };
  const rows = await suggestedBlogs(db, subject.blog.id, viewer.userId, beginning, limit);
  return { suggestions: rows.map((row) => presentParticipant(row, viewer.userId, {}, fields)) };
};
