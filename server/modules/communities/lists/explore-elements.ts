import { elementWordsIn } from '#generated/element-words.js';
import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { paths } from '#src/paths/paths.ts';
import { presentCategory } from '../show/category-presenter.ts';
import { allCategories } from '../show/community-repository.ts';
import { communitiesOfFriends } from './explore-repository.ts';
import { presentRefs } from './refs.ts';

type Element = components['schemas']['TimelineElement'];
type Ref = components['schemas']['CommunityRef'];
type Words = ReturnType<typeof elementWordsIn>;

/** Number of communities of friends on the landing page. */
const FRIENDS_LIMIT = 6;

function reasonOf({ friends = [] }: Ref, words: Words): { reason?: string } {
  return friends.length > 0 ? { reason: words.areInIt(friends.map(({ name }) => name)) } : {};
}

/** Returns what stands above the rows of the landing page: its head, the categories, and where friends are. */
export async function landingElements(
  db: Queryable,
  viewerId: string | null,
  { locale, hidesLabelled }: { locale: string; hidesLabelled: boolean },
): Promise<Element[]> {
  const words = elementWordsIn(locale);
  const [categories, ofFriends] = await Promise.all([
    allCategories(db),
    viewerId === null ? [] : communitiesOfFriends(db, viewerId, hidesLabelled, FRIENDS_LIMIT),
  ]);
  const cards = categories.map((category) => ({
    objectType: 'community_category_card' as const,
    id: `category-${category.id}`,
    category: presentCategory(category),
  }));
  const friends = await presentRefs(db, ofFriends, viewerId);
  return [
    {
      objectType: 'community_hub_header_card',
      id: 'communities',
      title: words.communities(),
      text: words.communitiesWhy(),
      button: { text: words.startCommunity(), href: paths.newCommunity(), style: 'primary' },
    },
    ...(cards.length > 0
      ? [{ objectType: 'carousel' as const, id: 'categories', title: words.browse(), cards }]
      : []),
    ...(friends.length > 0
      ? [{ objectType: 'title' as const, id: 'friends', text: words.whereFriendsAre() }]
      : []),
    ...friends.map((community) => ({
      objectType: 'community_card' as const,
      id: `friends-${community.uuid}`,
      community,
      friends: community.friends ?? [],
      ...reasonOf(community, words),
    })),
    { objectType: 'title', id: 'popular', text: words.popularCommunities() },
  ];
}

/** Returns communities as rows of the landing page. */
export function communityRows(communities: readonly Ref[], locale: string): Element[] {
  const words = elementWordsIn(locale);
  return communities.map((community) => ({
    objectType: 'community_row',
    id: `row-${community.uuid}`,
    community,
    ...reasonOf(community, words),
  }));
}
