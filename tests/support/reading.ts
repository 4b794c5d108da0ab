import type { User } from '#generated/zod/user.zod.ts';

/** How a member reads who set nothing else. */
export function reading(set: Partial<NonNullable<User['reading']>> = {}): Partial<User> {
  return {
    reading: {
      bestFirst: false,
      endlessScrolling: true,
      showRecommendations: true,
      showTimestamps: true,
      trailItems: 2,
      defaultTab: 'following',
      ...set,
    },
  };
}

/** How a member writes who set nothing else. */
export function writing(set: Partial<NonNullable<User['writing']>> = {}): Partial<User> {
  return {
    writing: { defaultState: 'published', remindAltText: false, defaultTags: [], undoSeconds: 5, ...set },
  };
}
