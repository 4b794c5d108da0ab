import { piece, queryText } from '#src/paths/path-segments.ts';

/** Addresses of this feature's screens, as patterns. */
export const helpPatterns = {
  help: '/help',
  serviceStatus: '/help/status',
  helpArticle: '/help/:slug',
  support: '/support',
} as const;

/** Addresses of this feature's screens, built. */
export const helpPaths = {
  /** All articles, or those with these words. */
  help: (words?: string) => `/help${queryText({ query: words })}`,
  /** How the site is doing. */
  serviceStatus: () => '/help/status',
  /** Writes to those who run the site. */
  support: () => '/support',
  helpArticle: (slug: string) => `/help/${piece(slug)}`,
} as const;
