import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentPorch } from '../porch/porch-presenter.ts';
import { porchOf } from '../porch/porch-repository.ts';

/** Returns the porch of the member, as they edit it. */
export const getPorch: Handler<'getPorch'> = async ({ db, services, viewer }) => {
  const { userId, primaryBlogId } = viewer;
  const blog = (await blogsByIds(db, [primaryBlogId], userId)).get(primaryBlogId);
  return { porch: await presentPorch({ db, services, viewerId: userId }, await porchOf(db, userId), blog) };
};
