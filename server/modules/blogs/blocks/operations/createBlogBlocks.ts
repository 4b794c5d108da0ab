import type { Handler } from '#server/contract/handler.ts';
import { findBlog } from '#server/modules/blogs/core/repository.ts';
import { insertBlock } from '../blocks-repository.ts';

/** The names in a list as people type it: split at commas, each once. */
function namesIn(list: string): string[] {
  return [
    ...new Set(
      list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    ),
  ];
}

export const createBlogBlocks: Handler<'createBlogBlocks'> = async ({ body, subject, db, viewer }) => {
  const { force = false } = body;
  const [unknown, passedOver]: [string[], string[]] = [[], []];
  let blocked = 0;
  for (const name of namesIn(body.blocked_tumblelogs)) {
    const blog = await findBlog(db, name, viewer.userId);
    if (!blog) unknown.push(name);
    else if (blog.member_role !== null || blog.owner_id === subject.blog.owner_id) passedOver.push(blog.name);
    else if (blog.followed && !force) passedOver.push(blog.name);
    else {
      await db.transaction((tx) => insertBlock(tx, { blogId: subject.blog.id }, blog));
      blocked += 1;
    }
  }
  return { blocked, passedOver, unknown };
};
