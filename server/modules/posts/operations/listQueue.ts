import type { components } from '#generated/types/api.d.ts';
import { fittingRows, PAGE_BYTES } from '#server/entities/post/page-weight.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { postsWithin } from '#server/entities/post/repository.ts';
import { offsetLinks } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { arrangeQueue } from '../queue/queue-order.ts';
import { type Queue, queueEntries, queueOf } from '../queue/queue-repository.ts';

function presentSettings(queue: Queue): components['schemas']['QueueSettings'] {
  const { paused, perDay, startHour, endHour, tag } = queue;
  return { paused, perDay, startHour, endHour, ...(tag ? { tag } : {}) };
}

export const listQueue: Handler<'listQueue'> = async ({ params, query, subject, db, services, viewer }) => {
  const { offset = 0, limit = 20 } = query;
  const { blog } = subject;
  const [queue, entries] = await Promise.all([queueOf(db, blog), queueEntries(db, blog.id)]);
  const places = arrangeQueue(entries, queue, services.now());
  const page = places.slice(offset, offset + limit);
  const times = new Map(page.map(({ id, at }) => [id, at]));
  const ids = page.map(({ id }) => id);
  const read = await postsWithin(db, ids, viewer.userId, PAGE_BYTES);
  const rows = fittingRows(read.rows);
  const isCut = read.isCut || rows.length < read.rows.length;
  const taken = isCut ? ids.indexOf(rows.at(-1)?.id ?? '') + 1 : limit;
  const posts = await presentPosts(
    db,
    // A post may have been published since the first read.
    rows.filter((row) => row.state === 'queued'),
    viewer.userId,
    [blog],
  );
  return {
    posts: posts.map((post) => {
      const at = times.get(post.id);
      return typeof at === 'number' ? { ...post, scheduledPublishTime: Math.floor(at / 1000) } : post;
    }),
    total: places.length,
    settings: presentSettings(queue),
    links: offsetLinks(pathOf('listQueue', params), { offset, limit }, places.length, taken),
  };
};
