import { splitTags, tagKey } from '#server/core/tags.ts';
import type { Database } from '#server/db/database.ts';
import type { Viewer } from '#server/identity/session-store.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { endsAfter } from './promotion-terms.ts';
import { endPromotion, type Promoted } from './promotions-repository.ts';

/**
 * Ends the promotion of a blog or post: at once or after a day, on all pages or those of some tags. The credit is not given back,
 * because it was shown.
 *
 * @throws invalid-request-param for a day that has passed
 */
export async function stopPromotion(
  { db, nowMs, viewer }: { db: Database; nowMs: number; viewer: Viewer },
  promoted: Promoted,
  { tags, end_date: day }: { tags?: string | undefined; end_date?: string | undefined },
): Promise<void> {
  const tagKeys = tags === undefined ? undefined : splitTags(tags).map(tagKey);
  const endsAtMs = day === undefined ? nowMs : endsAfter(day, nowMs);
  await db.transaction(async (tx) => {
    await endPromotion(tx, promoted, { tagKeys, endsAtMs });
    if (viewer.role !== 'admin') return;
    const subjectId = promoted.postId ?? promoted.blogId;
    await recordAuditEntry(tx, { staffId: viewer.userId, act: 'stop-promotion', subjectId, details: {} });
  });
}
