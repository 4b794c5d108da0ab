import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { presentNotifyOptions } from '#server/modules/settings/member/member-presenter.ts';
import type { SavedMember } from '#server/modules/settings/member/member-repository.ts';
import type { ToldBlog } from './push-notifications.ts';
import type { Reader } from './pushed.ts';
import type { QuietHours } from './quiet-hours.ts';

/** The owner of a device, with push settings and quiet hours. */
export interface PushReader extends Reader {
  quietHours: QuietHours;
  blogs: readonly ToldBlog[];
}

/** Returns the member behind a device; undefined when nothing may be sent to them. */
export async function readerOf(db: Queryable, userId: string): Promise<PushReader | undefined> {
  const row = await first<Columns<'users', 'locale', { settings: SavedMember }>>(
    db,
    "select locale, settings from users where id = $1 and state in ('active', 'partial')",
    [userId],
  );
  if (!row) return undefined;
  const wants = presentNotifyOptions(row.settings);
  const { push, pushText, groupBy, quietStart, quietEnd } = wants;
  if (!push) return undefined;
  const blogs = await db.query<Columns<'blogs', 'id' | 'name'>>(
    `select b.id, b.name from blog_members m join blogs b on b.id = m.blog_id
      where m.user_id = $1 and b.state = 'active' order by b.id`,
    [userId],
  );
  return {
    userId,
    locale: row.locale,
    wants,
    showsText: pushText,
    groupBy: groupBy === 'none' ? null : groupBy,
    quietHours: { quietStart, quietEnd, timezone: row.settings.account?.timezone ?? 'UTC' },
    blogs: blogs.map((blog) => ({ ...blog, isOneOfSeveral: blogs.length > 1 })),
  };
}
