import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { LABS_FLAGS } from '#server/entities/user/labs-flags.ts';
import { labsWords } from '#server/modules/settings/labs/labs-presenter.ts';
import { siteFlags } from './flags-repository.ts';

type SiteFlag = components['schemas']['SiteFlag'];

/** Presents all feature flags to staff, in the reader's language. */
export async function presentFlags(db: Queryable, locale: string, staffId: string): Promise<SiteFlag[]> {
  const rows = await siteFlags(db);
  const ids = rows.flatMap(({ accounts }) => accounts.map(({ blog_id }) => blog_id));
  const blogs = await blogsByIds(db, [...new Set(ids)], staffId);
  return rows.flatMap(({ name, audience, percent, accounts, version, member_count: memberCount }) => {
    const source = LABS_FLAGS.find((flag) => flag.name === name);
    if (!source) return [];
    const named = accounts.flatMap(({ id, blog_id }) => {
      const blog = blogs.get(blog_id);
      return blog ? [{ id, blog: presentBlogRef(blog, staffId) }] : [];
    });
    return [{ name, ...labsWords(source, locale), audience, percent, accounts: named, memberCount, version }];
  });
}
