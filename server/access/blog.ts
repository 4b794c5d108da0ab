import { findBlog } from '#server/modules/blogs/core/repository.ts';
import type { Resolver } from './resolver.ts';
import type { HeldBlog } from './subjects.ts';

/** The contract's `writer` is whoever writes for the blog; its admins do as well (decision 021). */
const ROLE = { admin: 'admin', member: 'writer' } as const;

/** A blog by name, host name or uuid. */
export const blogResolver: Resolver<HeldBlog> = {
  roles: ['writer', 'admin'],
  gone: 'There is no such blog.',
  async find({ db, viewer }, name) {
    const row = await findBlog(db, name, viewer.userId);
    return row && { row: row as HeldBlog, role: row.member_role && ROLE[row.member_role] };
  },
};
