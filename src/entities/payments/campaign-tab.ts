import type { CampaignStatus } from '#generated/zod/campaignStatus.zod.ts';
import type { BlazeTab } from '#src/paths/blaze-paths.ts';

const TABS: Readonly<Record<CampaignStatus, Exclude<BlazeTab, 'posts'>>> = {
  'pending-payment': 'waiting',
  'in-review': 'waiting',
  scheduled: 'waiting',
  active: 'burning',
  finished: 'ended',
  rejected: 'ended',
  cancelled: 'ended',
  extinguished: 'ended',
};

/** Returns the tab in which campaigns of a status are listed. */
export function campaignTab(status: CampaignStatus): Exclude<BlazeTab, 'posts'> {
  return TABS[status];
}
