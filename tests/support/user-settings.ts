import type { User } from '#generated/zod/user.zod.ts';

/** Returns a member with default reading settings, except for those given. */
export function readingSettings(set: Partial<NonNullable<User['reading']>> = {}): Partial<User> {
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

/** Returns a member with default writing settings, except for those given. */
export function writingSettings(set: Partial<NonNullable<User['writing']>> = {}): Partial<User> {
  return {
    writing: { defaultState: 'published', remindAltText: false, defaultTags: [], undoSeconds: 5, ...set },
  };
}
