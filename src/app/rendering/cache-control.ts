interface CacheControlInput {
  status: number;
  isLoggedIn: boolean;
  /** Max-age in seconds, from the route table. */
  hint: number;
}

/** Returns the `Cache-Control` header of a document: private for members, the route's max-age for visitors. */
export function cacheControlOf({ status, isLoggedIn, hint }: CacheControlInput): string {
  if (isLoggedIn || status >= 400 || hint <= 0) return 'private, no-store';
  return `public, max-age=${hint}`;
}
