import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { LABS_FLAGS } from '#server/entities/user/labs-flags.ts';
import { labsWords } from '#server/modules/settings/labs/labs-presenter.ts';
import { siteFlags } from './flags-repository.ts';

type SiteFlag = components['schemas']['SiteFlag'];

/** Presents all feature flags to staff, in the reader's language. */
export async function presentFlags(db: Queryable, locale: string): Promise<SiteFlag[]> {
  const rows = await siteFlags(db);
  return rows.flatMap(({ name, audience, percent, member_count: memberCount }) => {
    const source = LABS_FLAGS.find((flag) => flag.name === name);
    return source ? [{ name, ...labsWords(source, locale), audience, percent, memberCount }] : [];
  });
}
