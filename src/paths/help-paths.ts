import { pathSegment, queryString } from '#src/paths/path-segments.ts';

/** Path patterns of this feature. */
export const helpPatterns = {
  help: '/help',
  serviceStatus: '/help/status',
  helpArticle: '/help/:slug',
  support: '/support',
} as const;

/** Path builders of this feature. */
export const helpPaths = {
  /** Help articles, optionally searched. */
  help: (words?: string) => `/help${queryString({ query: words })}`,
  /** Status of the services. */
  serviceStatus: () => '/help/status',
  /** Contact form for a support request. */
  support: () => '/support',
  helpArticle: (slug: string) => `/help/${pathSegment(slug)}`,
} as const;
