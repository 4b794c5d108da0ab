import type { components } from '#generated/types/api.d.ts';
import { tagKey } from '#server/core/tags.ts';
import { blogsByIds, blogsByUuids } from '#server/entities/blog/repository.ts';
import { findCollection } from '#server/entities/collection/repository.ts';
import { findCommunity } from '#server/entities/community/repository.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import { presentRefs } from '#server/modules/communities/lists/refs.ts';
import { presentCollections } from '../show/collection-presenter.ts';
import { newestPosts, type PorchReader, porchPost } from './lights.ts';

type Schemas = components['schemas'];
type Thing = Schemas['PorchThing'];

/** Number of posts that a widget shows beside each other. */
const MAX_POSTS = 3;

/**
 * Returns what a widget shows to a reader who may see it.
 *
 * @param newest newest post of each lit lantern
 */
async function thingOf(
  reader: PorchReader,
  widget: Schemas['PorchWidget'],
  newest: readonly Schemas['Post'][],
): Promise<Thing> {
  const { db, viewerId } = reader;
  switch (widget.kind) {
    case 'record':
    case 'poll': {
      const [post] = await presentPosts(db, await postsByIds(db, [widget.postId], viewerId), viewerId);
      return post ? { post } : {};
    }
    case 'collection': {
      const row = await findCollection(db, widget.collectionId, viewerId);
      const [collection] = row ? await presentCollections(db, [row], viewerId) : [];
      return collection ? { collection } : {};
    }
    case 'community': {
      const row = await findCommunity(db, widget.uuid, viewerId);
      const [community] = row ? await presentRefs(db, [row], viewerId) : [];
      return community ? { community } : {};
    }
    case 'posts': {
      const known = (await blogsByUuids(db, [widget.blogUuid])).get(widget.blogUuid);
      const blog = known && (await blogsByIds(db, [known.id], viewerId)).get(known.id);
      const tag = widget.tag === undefined ? undefined : tagKey(widget.tag);
      return { posts: blog ? (await newestPosts(reader, blog, MAX_POSTS, tag)).map(porchPost) : [] };
    }
    case 'lights':
      return { posts: newest.slice(0, MAX_POSTS).map(porchPost) };
    default:
      return {};
  }
}

/** Returns what each widget of a porch shows, in their order. */
export async function thingsOf(
  reader: PorchReader,
  widgets: readonly Schemas['PorchWidget'][],
  newest: readonly Schemas['Post'][],
): Promise<Thing[]> {
  const things: Thing[] = [];
  for (const widget of widgets) things.push(await thingOf(reader, widget, newest));
  return things;
}
