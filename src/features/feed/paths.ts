/** Addresses of this feature's screens, as patterns. */
export const feedPatterns = {
  dashboard: '/dashboard',
  likes: '/likes',
  following: '/following',
} as const;

/** Addresses of this feature's screens, built. */
export const feedPaths = {
  dashboard: () => '/dashboard',
  likes: () => '/likes',
  following: () => '/following',
} as const;
