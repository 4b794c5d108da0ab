import { domainError } from '#server/core/errors.ts';
import { presentBlog } from '#server/entities/blog/presenter.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { accessoriesOfBlog } from '../accessories-of-blog.ts';
import { setAvatarFrame } from '../worn-repository.ts';

export const setAccessories: Handler<'setAccessories'> = async ({ body, subject, db, viewer }) => {
  const { blog } = subject;
  const worn = body.accessories[0] ?? null;
  const accessories = await accessoriesOfBlog(db, blog.id, worn);
  if (worn !== null && !accessories.some(({ id }) => id === worn)) {
    const detail = 'A blog wears a frame or hat that it has.';
    throw domainError('invalid-request-param', { field: 'accessories', detail });
  }
  await setAvatarFrame(db, blog.id, worn);
  return { accessories, blog: presentBlog({ ...blog, avatar_frame: worn }, viewer.userId) };
};
