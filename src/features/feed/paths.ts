import { piece } from '#src/shared/navigation/path-pieces.ts';

/** Addresses of this feature's screens, as patterns. */
export const feedPatterns = {
  dashboard: '/dashboard',
  likes: '/likes',
  following: '/following',
  saved: '/saved/:folderId?',
} as const;

/** Addresses of this feature's screens, built. */
export const feedPaths = {
  dashboard: () => '/dashboard',
  likes: () => '/likes',
  following: () => '/following',
  /** Posts the member keeps, all of them or those of one folder. */
  saved: (folderId?: string) => (folderId ? `/saved/${piece(folderId)}` : '/saved'),
} as const;
