import type { WorldPost } from '#openapi/world/model.ts';
import type { Queryable } from '#server/db/database.ts';
import {
  insertCampaign,
  lockCampaign,
  lockCampaignOfCheckout,
  updateCampaign,
} from '#server/modules/payments/campaigns/campaigns-repository.ts';
import { endCampaignIn } from '#server/modules/payments/campaigns/end-campaign.ts';
import { CAMPAIGN_SIZES } from '#server/modules/payments/campaigns/sizes.ts';
import { payInDemo, returnInDemo } from '#server/modules/payments/demo/demo-payments.ts';
import type { SeedAct, SeedContext } from '#server/seed/seed-context.ts';
import { countView } from './serving/serving-repository.ts';

const [SIZE] = CAMPAIGN_SIZES;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Time before a like at which its member saw the post. */
const BEFORE_LIKE_MS = 40_000;

interface DemoCampaign {
  /** Key of the post, which its own blog blazes. */
  post: string;
  /** Language of the readers who shall see it; missing for all. */
  language?: string;
  /** Milliseconds before the world's present. */
  startedMs: number;
}

/** Campaigns of the demo world: one that is over, and one that runs for readers of one language. */
const DEMO_CAMPAIGNS: readonly DemoCampaign[] = [
  { post: 'marlow-dunes', startedMs: 15 * DAY_MS },
  { post: 'marlow-jetty-blue', language: 'pt', startedMs: 9 * HOUR_MS },
];

/** Returns when each member saw a campaign until a time: shortly before they liked the post, the others evenly. */
function viewsOf(
  { world }: SeedContext,
  post: WorldPost,
  startMs: number,
  endMs: number,
): [string, number][] {
  const likedAt = new Map(
    world.likes.filter((like) => like.post === post).map(({ member, at }) => [member, at]),
  );
  const readers = world.members.filter(
    ({ key, birthDate }) => birthDate !== null && !post.blog.writers.includes(key),
  );
  const views = readers.flatMap(({ key }, place): [string, number][] => {
    const liked = likedAt.get(key);
    const seen =
      liked === undefined
        ? startMs + ((place + 1) / (readers.length + 1)) * (endMs - startMs)
        : liked - BEFORE_LIKE_MS;
    // Members who liked the post before did not see it in the campaign.
    return seen > startMs + MINUTE_MS && seen < endMs ? [[key, Math.floor(seen)]] : [];
  });
  return views.sort(([, one], [, other]) => one - other);
}

/** Returns the acts of a campaign: it is bought, seen, and over. */
function campaignActs(context: SeedContext, { post: key, language, startedMs }: DemoCampaign): SeedAct[] {
  const { world, ids } = context;
  const post = world.post(key);
  const userId = ids.user(post.blog.owner);
  const blogId = ids.blog(post.blog);
  const startMs = world.anchor - startedMs;
  const endMs = startMs + SIZE.days * DAY_MS;
  let campaignId = '';

  async function buy(tx: Queryable): Promise<void> {
    const checkoutId = await payInDemo(tx, {
      userId,
      kind: 'blaze',
      item: SIZE.item,
      country: 'PT',
      atMs: startMs - HOUR_MS,
      begin: async (id) => {
        const audience = { tags: [], tagKeys: [], language, wantedStartTs: undefined };
        const campaign = { userId, buyerBlogId: blogId, blogId, postId: post.id, ...SIZE, ...audience };
        await insertCampaign(tx, campaign, { checkoutId: id });
      },
    });
    campaignId = (await lockCampaignOfCheckout(tx, checkoutId))?.id ?? '';
    await updateCampaign(tx, campaignId, { status: 'active', startsAtMs: startMs, endsAtMs: endMs });
  }

  async function see(tx: Queryable): Promise<void> {
    for (const [member, nowMs] of viewsOf(context, post, startMs, Math.min(endMs, world.anchor)))
      await countView(tx, { campaignId, userId: ids.user(member), nowMs });
  }

  async function end(tx: Queryable): Promise<void> {
    const campaign = await lockCampaign(tx, campaignId);
    const refundId = campaign && (await endCampaignIn(tx, campaign, 'ended', { nowMs: endMs }));
    if (refundId !== undefined) await returnInDemo(tx, refundId, endMs);
  }

  const acts: SeedAct[] = [
    { atMs: startMs - HOUR_MS, act: buy },
    { atMs: startMs, act: see },
  ];
  return endMs <= world.anchor ? [...acts, { atMs: endMs, act: end }] : acts;
}

/** Returns the campaigns of the demo world. */
export function seedActs(context: SeedContext): SeedAct[] {
  return DEMO_CAMPAIGNS.flatMap((campaign) => campaignActs(context, campaign));
}
