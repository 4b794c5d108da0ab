import type { components } from '#generated/types/api.d.ts';
import type { Database } from '#server/db/database.ts';
import { countSupportRequests } from '#server/entities/support/support-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { countDeadLetters } from '#server/jobs/jobs-repository.ts';
import { countTakeovers } from '#server/modules/communities/people/stewardship-repository.ts';
import { FLAG_STATES } from '#server/modules/moderation/appeals/appeals-presenter.ts';
import { countQueued } from '#server/modules/moderation/queue/reports-queue-repository.ts';
import { countFlagsInState } from '#server/modules/moderation/review/flags-repository.ts';
import { countCampaignsInReview } from '#server/modules/payments/campaigns/campaigns-repository.ts';
import { countSite } from '../site-counts/counts-repository.ts';

type Counts = components['schemas']['SiteCounts'];

/** Cache lifetime of the counts in milliseconds: counting reads whole tables. */
const COUNTS_TTL_MS = 60_000;
const kept = new WeakMap<Database, Promise<Counts>>();

async function count(db: Database, now: number): Promise<Counts> {
  const site = await db.transaction((tx) => countSite(tx, new Date(now)), { isLong: true });
  const { members, blogs, posts, uploads, upload_bytes: uploadBytes, active, suspended } = site;
  return {
    members,
    blogs,
    posts,
    uploads,
    uploadBytes,
    activeMembers: active,
    suspendedMembers: suspended,
    waiting: {
      reports: await countQueued(db, { state: 'open', kind: undefined }),
      appeals: await countFlagsInState(db, FLAG_STATES.open),
      supportRequests: await countSupportRequests(db, { state: 'open', topic: undefined }),
      campaigns: await countCampaignsInReview(db),
      failedJobs: await countDeadLetters(db),
      stewardshipRequests: await countTakeovers(db),
    },
    countedTs: Math.floor(now / 1000),
  };
}

export const getSiteCounts: Handler<'getSiteCounts'> = async ({ db, services }) => {
  const now = services.now();
  const known = await kept.get(db)?.catch(() => undefined);
  if (known && now - known.countedTs * 1000 < COUNTS_TTL_MS && now >= known.countedTs * 1000) return known;
  const counting = count(db, now);
  kept.set(db, counting);
  return counting;
};
