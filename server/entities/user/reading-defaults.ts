import type { components } from '#generated/types/api.d.ts';

type User = components['schemas']['User'];

/** How posts are shown to who never set it. */
export const READING: Required<User>['reading'] = {
  bestFirst: false,
  endlessScrolling: true,
  showRecommendations: true,
  showTimestamps: true,
  trailItems: 2,
  defaultTab: 'following',
};

/** What the editor begins with for who never set it. */
export const WRITING: Required<User>['writing'] = {
  defaultState: 'published',
  remindAltText: false,
  defaultTags: [],
  undoSeconds: 5,
};
