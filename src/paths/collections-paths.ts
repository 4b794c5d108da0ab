import { pathSegment, queryString } from '#src/paths/path-segments.ts';

/** Path patterns of this feature (spec 001 §2). */
export const collectionPatterns = {
  collections: '/_labs/collections',
  newCollection: '/_labs/collections/create',
  collectionOfId: '/_labs/collections/:collectionId',
  editCollection: '/_labs/collections/:collectionId/edit',
  joinCollection: '/_labs/collections/:inviter/invite/:collectionId',
  patio: '/_labs/patio',
  porch: '/_labs/patio/porch',
  blogPorch: '/:blogname/porch',
  blogCollections: '/:blogname/collections',
  embeddedCollection: '/embed/collection/:collectionId',
  collection: '/:blogname/collections/:collectionId',
} as const;

/** Orders in which a collection can be read. */
export const COLLECTION_SORTS = ['manual', 'added', 'newest'] as const;

/** Order in which a collection is read: by hand, the last kept first, the newest post first. */
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

/** Path builders of this feature. */
export const collectionPaths = {
  /** The member's collections, or those whose words contain a search term. */
  collections: (term?: string) => `/_labs/collections${queryString({ q: term })}`,
  /** Form for a new collection. */
  newCollection: () => '/_labs/collections/create',
  /** A collection whose blog is not known; leads to its page. */
  collectionOfId: (id: string) => `/_labs/collections/${pathSegment(id)}`,
  /** Name, description, cover and readers of a collection. */
  editCollection: (id: string) => `/_labs/collections/${pathSegment(id)}/edit`,
  /**
   * Invitation to keep a collection together: by name, or by the token of a link. After a sign-in with what its reader
   * chose not to follow, blogs by uuid and tags behind a `#`.
   */
  joinCollection: (inviter: string, id: string, hash?: string, without?: readonly string[]) =>
    `/_labs/collections/${pathSegment(inviter)}/invite/${pathSegment(id)}${queryString({
      invite_hash: hash,
      without: without?.join(',') || undefined,
      joining: without && '1',
    })}`,
  /** A public collection for frames on other sites. */
  embeddedCollection: (id: string) => `/embed/collection/${pathSegment(id)}`,
  /** The member's timelines side by side. */
  patio: () => '/_labs/patio',
  /** The member's porch. */
  porch: () => '/_labs/patio/porch',
  /** The member's porch, to be arranged. */
  arrangePorch: () => '/_labs/patio/porch?arrange=1',
  /** The porch of a blog's owner, for guests. */
  blogPorch: (blogName: string) => `/${pathSegment(blogName)}/porch`,
  /** Public collections of a blog. */
  blogCollections: (blogName: string) => `/${pathSegment(blogName)}/collections`,
  /** A collection with its posts in rows that can be moved, for its editors. */
  arrangeCollection: (blogName: string, id: string) =>
    `/${pathSegment(blogName)}/collections/${pathSegment(id)}?arrange=1`,
  /** A collection, in the order of its owners or in another one. */
  collection: (blogName: string, id: string, sort?: CollectionSort) =>
    `/${pathSegment(blogName)}/collections/${pathSegment(id)}${queryString({ sort })}`,
} as const;
