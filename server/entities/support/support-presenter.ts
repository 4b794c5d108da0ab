import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '../blog/presenter.ts';
import { findBlog } from '../blog/repository.ts';
import type { SupportRow } from './support-repository.ts';

type SupportRequest = components['schemas']['SupportRequest'];

/** Presents support requests to staff. A named blog that does not exist is left out. */
export function presentSupport(
  db: Queryable,
  rows: readonly SupportRow[],
  staffId: string,
): Promise<SupportRequest[]> {
  return Promise.all(
    rows.map(async ({ id, topic, email, blog_name, url, text, created, state, answers }) => {
      const blog = blog_name === null ? undefined : await findBlog(db, blog_name, staffId);
      return {
        id,
        topic,
        email,
        ...(blog ? { blog: presentBlogRef(blog, staffId) } : {}),
        ...(url === null ? {} : { url }),
        text,
        createdTs: created,
        state,
        answers,
      };
    }),
  );
}
