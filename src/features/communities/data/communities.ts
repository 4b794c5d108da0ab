import {
  getGetCommunitiesTimelineQueryOptions,
  getListCommunitiesInfiniteQueryOptions,
  getListReceivedInvitationsInfiniteQueryOptions,
} from '#generated/hooks/communities/communities.ts';
import type { GetCommunitiesTimeline200 } from '#generated/zod/getCommunitiesTimeline200.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { type Suggestion, suggestionsOf } from '../model/suggestions.ts';

/** Number of elements of the timeline that suggestions are taken from. */
const SUGGESTION_LIMIT = 20;
/** Number of communities on a page of the member's own; most members have fewer. */
const OWN_LIMIT = 50;

/** The communities of the member, the last used first. */
export function ownCommunitiesQuery() {
  return getListCommunitiesInfiniteQueryOptions({ mine: 1, limit: OWN_LIMIT }, { query: paging });
}

/** Invitations to communities that the member's blogs have not answered. */
export function receivedInvitationsQuery() {
  return getListReceivedInvitationsInfiniteQueryOptions(undefined, { query: paging });
}

/** Communities that are suggested to the viewer, without those they are in. */
export function suggestedCommunitiesQuery() {
  return {
    ...getGetCommunitiesTimelineQueryOptions({ limit: SUGGESTION_LIMIT }),
    select: ({ response }: GetCommunitiesTimeline200): Suggestion[] =>
      suggestionsOf(response.timeline.elements),
  };
}
