import { findBlog } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { insertBlock } from '../blocks-repository.ts';

/** Splits a typed list of names at commas and removes duplicates. */
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

type Outcome = 'blocked' | 'followed' | 'own' | 'unknown';

/** Returns the reason why a blog cannot be blocked, if any. */
function keptFrom(blog: BlogRow, ownerId: string, force: boolean): Outcome | undefined {
  if (blog.member_role !== null || blog.owner_id === ownerId) return 'own';
  return blog.followed && !force ? 'followed' : undefined;
}

export const createBlogBlocks: Handler<'createBlogBlocks'> = async ({ body, subject, db, viewer }) => {
  const { id, owner_id } = subject.blog;
  const names: { name: string; outcome: Outcome }[] = [];
  const passedOver: string[] = [];
  for (const name of namesIn(body.blocked_tumblelogs)) {
    const blog = await findBlog(db, name, viewer.userId);
    const kept = blog && keptFrom(blog, owner_id, body.force ?? false);
    if (blog && kept) passedOver.push(blog.name);
    if (blog && !kept) await db.transaction((tx) => insertBlock(tx, { blogId: id }, blog));
    names.push({ name, outcome: blog ? (kept ?? 'blocked') : 'unknown' });
  }
  const having = (outcome: Outcome) => names.filter((one) => one.outcome === outcome);
  return {
    blocked: having('blocked').length,
    passedOver,
    unknown: having('unknown').map(({ name }) => name),
    names,
  };
};
