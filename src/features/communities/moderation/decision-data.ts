import { getGetModerationDecisionQueryOptions } from '#generated/hooks/communities/communities.ts';
import type { GetModerationDecision200 } from '#generated/zod/getModerationDecision200.zod.ts';

/** A decision with the thing it is about. */
export function decisionQuery(community: string, decisionId: string) {
  return {
    ...getGetModerationDecisionQueryOptions(community, decisionId),
    select: ({ response }: GetModerationDecision200) => response.decision,
    retry: false,
  };
}
