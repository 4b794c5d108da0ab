import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import {
  type CampaignRow,
  findCampaign,
  findCampaignFor,
} from '#server/modules/payments/campaigns/campaigns-repository.ts';
import { presentCampaigns } from './campaign-presenter.ts';

/**
 * Returns a campaign of which a member is the buyer or an admin of its post's blog.
 *
 * @throws not-found also when it is another member's
 */
export async function ownCampaign(
  db: Queryable,
  id: string,
  userId: string,
): Promise<CampaignRow & { is_buyer: boolean }> {
  const campaign = await findCampaignFor(db, id, userId);
  if (campaign === undefined) throw domainError('not-found');
  return campaign;
}

/** Returns a campaign as it is now. */
export async function answerCampaign(
  db: Queryable,
  id: string,
  { userId, request }: { userId: string; request: Parameters<typeof readerLocale>[0] },
): Promise<{ campaign: components['schemas']['Campaign'] }> {
  const row = await findCampaign(db, id);
  const [campaign] = row ? await presentCampaigns(db, [row], { userId, locale: readerLocale(request) }) : [];
  if (campaign === undefined) throw domainError('not-found');
  return { campaign };
}
