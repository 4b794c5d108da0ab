import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { presentPostSummaries } from '#server/entities/post/post-summaries.ts';
import { presentGains } from './graph-presenter.ts';
import { closestFans, mostNotedPosts, type NoteCount, notesBySteps } from './graphs-repository.ts';
import type { Period } from './periods.ts';

type Schemas = components['schemas'];

const TOP_POSTS = 5;

/** Presents the notes of a period with the posts and blogs that contributed most. */
export async function presentNotesGraph(
  db: Queryable,
  blogId: string,
  viewerId: string,
  period: Period,
): Promise<Schemas['ActivityNotes']> {
  const [rows, top, fans] = await Promise.all([
    notesBySteps(db, blogId, period),
    mostNotedPosts(db, blogId, period, TOP_POSTS),
    closestFans(db, blogId, viewerId, period, TOP_POSTS),
  ]);
  const total = (kind: NoteCount['kind']) =>
    presentGains(
      period,
      rows.filter((row) => row.kind === kind),
    ).total;
  const [posts, blogs] = await Promise.all([
    presentPostSummaries(
      db,
      top.map(({ id }) => id),
      viewerId,
    ),
    blogsByIds(
      db,
      fans.map(({ id }) => id),
      viewerId,
    ),
  ]);
  return {
    graph: presentGains(period, rows),
    likes: total('like'),
    reblogs: total('reblog'),
    replies: total('reply'),
    topPosts: top.flatMap(({ id, count }) => {
      const post = posts.find((glance) => glance.id === id);
      return post ? [{ post, noteCount: count }] : [];
    }),
    topFans: fans.flatMap(({ id, count }) => {
      const blog = blogs.get(id);
      return blog ? [{ blog: presentBlogRef(blog, viewerId), noteCount: count }] : [];
    }),
  };
}
