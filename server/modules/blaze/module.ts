import { defineModule } from '#server/define-module.ts';
import { advanceCampaigns, hasDueCampaigns } from '#server/modules/payments/campaigns/end-campaign.ts';
import { memberData } from './member-data.ts';
import { promotedThings } from './promotions/promoted-element.ts';
import { blazedPosts } from './serving/blazed-posts.ts';

/** Seconds between two looks for campaigns that begin or end. */
const CHECK_SECONDS = 30;

/** Declares the module `blaze`. */
export const module = defineModule({
  jobs: { campaigns: (_data, _turn, context) => advanceCampaigns(context) },
  schedules: [{ kind: 'campaigns', seconds: CHECK_SECONDS, isDue: hasDueCampaigns }],
  elements: [blazedPosts, promotedThings],
  memberData,
  seedActs: () => import('./seed-acts.ts'),
});
