/** The kinds of space. */
export type SpaceKind = 'blog' | 'community' | 'collection';

/**
 * A space reference. A space is what members belong to and posts are published in. Its id is the id of the blog, community or collection;
 * ids are unique across the kinds.
 */
export interface SpaceRef<Kind extends SpaceKind = SpaceKind> {
  kind: Kind;
  id: string;
}

/** Returns a blog as a space. */
export function blogSpace(id: string): SpaceRef<'blog'> {
  return { kind: 'blog', id };
}
