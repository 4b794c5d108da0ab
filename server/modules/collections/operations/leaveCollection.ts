import { findBlog } from '#server/entities/blog/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { seatBlogIds } from '../items/items-repository.ts';
import { endSeats } from '../people/leaving.ts';

/** Ends the collaboration of one or of all blogs of the member. The last owner cannot leave. */
export const leaveCollection: Handler<'leaveCollection'> = async ({ query, subject, db, viewer }) => {
  const { userId } = viewer;
  const { id } = subject.collection;
  const seated = await seatBlogIds(db, id, userId);
  const blog = query.tumblelog === undefined ? undefined : await findBlog(db, query.tumblelog, userId);
  const leaving = query.tumblelog === undefined ? seated : seated.filter((blogId) => blogId === blog?.id);
  const seats = leaving.map((blogId) => ({ userId, blogId }));
  await db.transaction((tx) => endSeats(tx, id, seats, query.items ?? 'stay'));
  return undefined;
};
