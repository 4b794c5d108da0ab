import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { Viewer } from '#server/identity/session-store.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { lockCredits } from '#server/modules/payments/campaigns/campaigns-repository.ts';
import type { Services } from '#server/services.ts';
import { countCredits } from '../campaigns/credits.ts';
import { presentPromotions } from './promotion-presenter.ts';
import type { PromotionTerms } from './promotion-terms.ts';
import {
  findPromotion,
  insertPromotion,
  lockPromoted,
  type Promoted,
  replacePromotionTags,
} from './promotions-repository.ts';

/**
 * Puts a blog or post forward. The first time costs a member one free credit, and staff nothing; while it runs, tags and end are
 * replaced at no cost (contract, promoteBlog).
 *
 * @throws no-blaze-credit
 */
export async function promote(
  { db, services, viewer }: { db: Database; services: Services; viewer: Viewer },
  promoted: Promoted,
  terms: PromotionTerms,
): Promise<{ promotion: components['schemas']['Promotion'] }> {
  const { userId } = viewer;
  const nowMs = services.now();
  const isStaff = viewer.role === 'admin';
  await db.transaction(async (tx) => {
    // Two promotions at once would both find the credit, or both find nothing that runs.
    await lockCredits(tx, userId);
    await lockPromoted(tx, promoted);
    const running = await findPromotion(tx, promoted, nowMs);
    if (running === undefined && !isStaff && (await countCredits(tx, userId, nowMs)) === 0)
      throw domainError('no-blaze-credit');
    const id = running?.id ?? (await insertPromotion(tx, promoted, { userId, usesCredit: !isStaff, nowMs }));
    await replacePromotionTags(tx, id, terms);
    if (isStaff)
      await recordAuditEntry(tx, {
        staffId: userId,
        act: 'promote',
        subjectId: promoted.postId ?? promoted.blogId,
        details: {},
      });
  });
  const row = await findPromotion(db, promoted, nowMs);
  const [promotion] = row ? await presentPromotions(db, [row], userId) : [];
  if (promotion === undefined) throw domainError('not-found');
  return { promotion };
}
