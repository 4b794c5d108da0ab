import { domainError } from '#server/core/errors.ts';
import { tagKey } from '#server/core/tags.ts';
import { readableBlog } from '#server/entities/blog/policy.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { relatedBlogs, tagsOfBlog } from '../related/related-repository.ts';

/** Number of a blog's tags that are considered. */
const TAG_COUNT = 8;

export const listRelatedBlogs: Handler<'listRelatedBlogs'> = async ({ query, db, viewer }) => {
  const { blog_name: name, tag, query: words, limit = 10 } = query;
  if (name === undefined && tag === undefined && words === undefined) {
    throw domainError('invalid-request-param', {
      field: 'blog_name',
      detail: 'Name a blog, a tag or words to look for.',
    });
  }
  const viewerId = viewer?.userId ?? null;
  const blog = name === undefined ? null : await readableBlog(db, name, viewerId);
  const asked = [tag, words].flatMap((text) => (text === undefined ? [] : tagKey(text))).filter(Boolean);
  const tags = [...asked, ...(blog ? await tagsOfBlog(db, blog.id, TAG_COUNT) : [])];
  const rows = await relatedBlogs(db, viewerId, { blogId: blog?.id ?? null, tags }, limit);
  return { blogs: rows.map((row) => presentBlogRef(row, viewerId)) };
};
