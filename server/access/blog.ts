import { findBlog } from '#server/entities/blog/repository.ts';
import { blogVerdict } from '#server/policies/blogs.ts';
import type { Resolver } from './resolver.ts';
import type { ResolvedBlog } from './subjects.ts';

/** The contract's `writer` is any member who writes for the blog, which includes its admins (decision 021). */
const ROLE = { admin: 'admin', member: 'writer' } as const;

/** Resolves a blog by name, host name or uuid. */
export const blogResolver: Resolver<ResolvedBlog> = {
  roles: ['writer', 'admin'],
  gone: 'blog',
  async find({ db, viewer }, name) {
    const row = await findBlog(db, name, viewer.userId);
    // Blocks are not disclosed: where a stranger would be refused, the blog does not exist.
    if (row === undefined || blogVerdict(row, viewer.userId) === 'gone') return undefined;
    return { row: row as ResolvedBlog, role: row.member_role && ROLE[row.member_role] };
  },
};
