import { msg } from '@lingui/core/macro';
import { helpPatterns } from '#src/paths/help-paths.ts';
import { publicFeed, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

/** Format of an article's slug (contract). */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+){0,20}$/;

export const routes: readonly SiteRoute[] = [
  {
    ...publicFeed,
    path: helpPatterns.help,
    Page: lazyPage(() => import('./pages/HelpPage.tsx')),
    prefetch: async ({ queryClient, query }) =>
      queryClient.prefetchQuery(
        (await import('./data/help.ts')).articlesQuery(query.get('query') ?? undefined),
      ),
    title: () => msg`Help`,
  },
  {
    ...publicFeed,
    path: helpPatterns.serviceStatus,
    cacheHint: 10,
    Page: lazyPage(() => import('./pages/StatusPage.tsx')),
    prefetch: async ({ queryClient }) =>
      queryClient.prefetchQuery((await import('./data/help.ts')).statusQuery()),
    title: () => msg`Status of Skein`,
  },
  {
    ...publicFeed,
    path: helpPatterns.support,
    Page: lazyPage(() => import('./pages/SupportPage.tsx')),
    title: () => msg`Write to us`,
  },
  {
    ...publicFeed,
    path: helpPatterns.helpArticle,
    accepts: ({ slug = '' }) => SLUG.test(slug),
    Page: lazyPage(() => import('./pages/ArticlePage.tsx')),
    prefetch: async ({ queryClient, params: { slug = '' } }) =>
      queryClient.prefetchQuery((await import('./data/help.ts')).articleQuery(slug)),
    title: () => msg`Help`,
  },
];
