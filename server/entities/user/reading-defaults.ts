import type { components } from '#generated/types/api.d.ts';

type User = components['schemas']['User'];

/** Default reading settings. */
export const READING_DEFAULTS: Required<User>['reading'] = {
  bestFirst: false,
  endlessScrolling: true,
  showRecommendations: true,
  showTimestamps: true,
  trailItems: 2,
  defaultTab: 'following',
};

/** Default editor settings. */
export const WRITING_DEFAULTS: Required<User>['writing'] = {
  defaultState: 'published',
  remindAltText: false,
  defaultTags: [],
  undoSeconds: 5,
};
