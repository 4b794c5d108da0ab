import { msg } from '@lingui/core/macro';
import { collectionPatterns } from '#src/paths/collections-paths.ts';
import { isAllowedBlogName } from '#src/paths/reserved-names.ts';
import {
  memberPage,
  publicFeed,
  publicPreview,
  type RouteParams,
  type SiteRoute,
} from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

/** Ids of collections as the contract spells them. */
const COLLECTION_ID = /^[A-Za-z0-9:_-]{1,128}$/;

const namesCollection = ({ collectionId = '' }: RouteParams): boolean => COLLECTION_ID.test(collectionId);

const collection = {
  ...publicPreview,
  layer: 'base',
  isRefreshable: true,
  accepts: namesCollection,
  Page: lazyPage(() => import('./pages/CollectionPage.tsx')),
  title: () => msg`Collection`,
} satisfies Omit<SiteRoute, 'path'>;

export const routes: readonly SiteRoute[] = [
  {
    ...publicFeed,
    path: collectionPatterns.collections,
    feature: 'collections',
    isRefreshable: true,
    Page: lazyPage(() => import('./pages/CollectionsPage.tsx')),
    prefetch: async ({ queryClient, query }) =>
      (await import('./data/prefetch.ts')).prefetchCollections(queryClient, query),
    title: () => msg`Collections`,
  },
  {
    ...memberPage,
    path: collectionPatterns.newCollection,
    feature: 'collections',
    Page: lazyPage(() => import('./pages/NewCollectionPage.tsx')),
    title: () => msg`New collection`,
  },
  {
    ...collection,
    path: collectionPatterns.collectionOfId,
    feature: 'collections',
    prefetch: async ({ queryClient, params: { collectionId = '' } }) =>
      (await import('./data/prefetch.ts')).findCollectionPath(queryClient, collectionId),
  },
  {
    ...collection,
    path: collectionPatterns.collection,
    feature: 'collections',
    prefetch: async ({ queryClient, params: { collectionId = '' }, query }) =>
      (await import('./data/prefetch.ts')).prefetchCollection(queryClient, collectionId, query),
  },
  {
    ...publicPreview,
    layer: 'base',
    cacheHint: 0,
    path: collectionPatterns.joinCollection,
    feature: 'collections',
    accepts: namesCollection,
    Page: lazyPage(() => import('./pages/JoinCollectionPage.tsx')),
    prefetch: async ({ queryClient, params: { collectionId = '' }, query }) =>
      (await import('./data/prefetch.ts')).prefetchInvitation(queryClient, collectionId, query),
    title: () => msg`Invitation to a collection`,
  },
  {
    ...memberPage,
    path: collectionPatterns.patio,
    feature: 'patio',
    Page: lazyPage(() => import('./pages/PatioPage.tsx')),
    prefetch: async ({ queryClient }) => (await import('./data/patio.ts')).prefetchPatio(queryClient),
    title: () => msg`Patio`,
  },
  {
    ...memberPage,
    path: collectionPatterns.porch,
    feature: 'patio',
    Page: lazyPage(() => import('./pages/PorchPage.tsx')),
    prefetch: async ({ queryClient }) => (await import('./data/porch.ts')).prefetchPorch(queryClient),
    title: () => msg`Patio`,
  },
  {
    ...publicPreview,
    layer: 'base',
    isRefreshable: true,
    path: collectionPatterns.blogCollections,
    feature: 'collections',
    accepts: ({ blogname }) => isAllowedBlogName(blogname),
    Page: lazyPage(() => import('./pages/BlogCollectionsPage.tsx')),
    prefetch: async ({ queryClient, params: { blogname = '' } }) =>
      (await import('./data/prefetch.ts')).prefetchBlogCollections(queryClient, blogname),
    title: ({ blogname = '' }) => msg`Collections of ${blogname}`,
  },
  {
    ...publicPreview,
    layer: 'base',
    // It says what its reader has not seen.
    cacheHint: 0,
    path: collectionPatterns.blogPorch,
    feature: 'patio',
    accepts: ({ blogname }) => isAllowedBlogName(blogname),
    Page: lazyPage(() => import('./pages/GuestPorchPage.tsx')),
    prefetch: async ({ queryClient, params: { blogname = '' } }) =>
      (await import('./data/porch.ts')).prefetchBlogPorch(queryClient, blogname),
    title: ({ blogname = '' }) => msg`The patio of ${blogname}`,
  },
  {
    ...memberPage,
    path: collectionPatterns.editCollection,
    feature: 'collections',
    accepts: namesCollection,
    Page: lazyPage(() => import('./pages/EditCollectionPage.tsx')),
    prefetch: async ({ queryClient, params: { collectionId = '' } }) =>
      (await import('./data/prefetch.ts')).prefetchDetails(queryClient, collectionId),
    title: () => msg`Edit collection`,
  },
];
