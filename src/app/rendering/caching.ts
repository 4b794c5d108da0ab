interface CachingInput {
  status: number;
  isLoggedIn: boolean;
  /** Seconds, from the route table. */
  hint: number;
}

/** How long a document may be kept: what members see by nobody, what visitors see for as long as the table says. */
export function cachingOf({ status, isLoggedIn, hint }: CachingInput): string {
  if (isLoggedIn || status >= 400 || hint <= 0) return 'private, no-store';
  return `public, max-age=${hint}`;
}
