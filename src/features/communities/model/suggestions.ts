import type { CommunityRef } from '#generated/zod/communityRef.zod.ts';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import { uniqueBy } from '#src/shared/lib/lists/paged-list.ts';

/** A community that is suggested to the viewer. */
export interface Suggestion {
  community: CommunityRef;
  /** Why it is suggested, in the viewer's language. */
  reason?: string | undefined;
}

function suggestionsOfElement(element: TimelineElement): readonly Suggestion[] {
  if (element.objectType === 'community_card' || element.objectType === 'community_row') return [element];
  if (element.objectType !== 'carousel') return [];
  return element.cards.filter((card) => card.objectType === 'community_card');
}

/** Returns the communities that a timeline suggests, without those the viewer is in. */
export function suggestionsOf(elements: readonly TimelineElement[]): Suggestion[] {
  const all = elements.flatMap(suggestionsOfElement).map(({ community, reason }) => ({ community, reason }));
  return uniqueBy(
    all.filter(({ community }) => !community.membership?.isMember),
    ({ community }) => community.uuid,
  );
}
