import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { presentPostSummaries } from '#server/entities/post/post-summaries.ts';
import { isListable } from '#server/policies/blogs.ts';
import { closestBlogs, followersOfYear, notesOfYear, tagsOfYear, wordsOfYear } from './year-repository.ts';
import { isComplete } from './years.ts';

type Schemas = components['schemas'];

/** Data of a year before it is presented. */
export interface KnownYear {
  blog: BlogRow;
  year: number;
  /** Positions of the starts of its months and of the next year. */
  months: readonly string[];
  posts: readonly { month: number; posts: number; reblogs: number }[];
}

const TOP_POSTS = 5;
const TOP_TAGS = 10;
/** Number of close blogs that are searched for one visible to the viewer. */
const MAX_CLOSEST_BLOGS = 10;

/** Presents a blog's year to a viewer: followers only to those who write for it. */
export async function presentYear(
  db: Queryable,
  { blog, year, months, posts }: KnownYear,
  viewerId: string,
  nowMs: number,
): Promise<Schemas['YearInReview']> {
  const asked = { blogId: blog.id, months };
  const [{ notes, top }, wordCount, topTags, close, newFollowers] = await Promise.all([
    notesOfYear(db, asked, TOP_POSTS),
    wordsOfYear(db, asked),
    tagsOfYear(db, asked, TOP_TAGS),
    closestBlogs(db, asked, MAX_CLOSEST_BLOGS),
    blog.member_role === null ? undefined : followersOfYear(db, asked),
  ]);
  const known = await blogsByIds(db, close, viewerId);
  const [closest] = close.flatMap((id) => {
    const near = known.get(id);
    return near && isListable(near, viewerId) ? [near] : [];
  });
  const total = (of: 'posts' | 'reblogs') => posts.reduce((sum, month) => sum + month[of], 0);
  const postCount = total('posts');
  return {
    year,
    blog: presentBlogRef(blog, viewerId),
    isComplete: isComplete(year, nowMs, blog.timezone),
    postCount,
    reblogCount: total('reblogs'),
    noteCount: notes,
    ...(newFollowers === undefined ? {} : { newFollowers }),
    wordCount,
    topTags,
    topPosts: await presentPostSummaries(db, top, viewerId),
    ...(closest ? { closestBlog: presentBlogRef(closest, viewerId) } : {}),
    months: Array.from({ length: 12 }, (_, at) => posts.find(({ month }) => month === at + 1)?.posts ?? 0),
    shareText: `${blog.name} in ${year} on Skein: ${postCount} posts, ${notes} notes.`,
  };
}
