import { domainError } from '#server/core/errors.ts';
import { visiblePost } from '#server/entities/post/policy.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { ownFolder } from '../saved/policy.ts';
import { presentSaved } from '../saved/saved-presenter.ts';
import { putSaved } from '../saved/saved-repository.ts';

export const savePost: Handler<'savePost'> = async ({ body, db, viewer }) => {
  const { userId } = viewer;
  const row = await visiblePost(db, body.post_id, userId, 'post_id');
  const folder = body.folder_id === undefined ? null : await ownFolder(db, userId, body.folder_id);
  const wanted = { folderId: folder?.id ?? null, note: body.note?.trim() };
  const saved = await db.transaction((tx) => putSaved(tx, userId, row, wanted));
  const [post] = await presentPosts(db, [{ ...row, is_saved: true }], userId);
  if (!post) throw domainError('not-found', { reason: 'post', field: 'post_id' });
  return { savedPost: presentSaved(saved, post) };
};
