import { domainError } from '#server/core/errors.ts';
import { tagKey } from '#server/core/tags.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { EVERYWHERE } from '#server/policies/filters.ts';
import { presentMute } from '../muted-blogs/mute-presenter.ts';
import { putMute } from '../muted-blogs/mutes-repository.ts';

export const muteBlog: Handler<'muteBlog'> = async ({ body, db, viewer }) => {
  const { tumblelog, kind = 'all', tag = '', scopes = EVERYWHERE, expires_in: expiresIn = 0 } = body;
  const key = tagKey(tag);
  if (kind === 'tag' && key === '') {
    throw domainError('invalid-request-param', { field: 'tag', reason: 'tag_missing' });
  }
  const blog = await findBlog(db, tumblelog, viewer.userId);
  if (!blog || blog.blocks_viewer) {
    throw domainError('not-found', { reason: 'blog', field: 'tumblelog' });
  }
  if (blog.member_role !== null) {
    throw domainError('not-allowed', { reason: 'mute_self', field: 'tumblelog' });
  }
  const mute = { kind, tag: kind === 'tag' ? key : null, scopes, expiresIn };
  const row = await db.transaction((tx) => putMute(tx, viewer.userId, blog.id, mute));
  return { mutedBlog: presentMute(row, viewer.userId) };
};
