import { type CollectionSource, collectionSources } from '../world/collections.ts';
import { ago, artOf } from './shapes.ts';
import { thumbOf } from './thumbs.ts';
import { blogRefOf, MEMBER, type Schemas, world } from './world.ts';

export function collectionSource(id: string): CollectionSource {
  const found = collectionSources.find((source) => source.id === id);
  if (!found) throw new RangeError(`No collection ${id}`);
  return found;
}

/** Returns a collection as the demo member sees it. */
export function collectionRefOf(id: string): Schemas['CollectionRef'] {
  const source = collectionSource(id);
  const role = source.collaborators.find(([key]) => key === MEMBER)?.[1];
  const isOwner = world.blog(source.blog).writers.includes(MEMBER);
  return {
    id,
    title: source.title,
    description: source.description,
    blog: blogRefOf(source.blog),
    visibility: source.visibility,
    postCount: source.posts.length,
    collaboratorCount: source.collaborators.length + 1,
    cover: artOf('marlow-jetty-blue').slice(-1),
    previews: source.posts.slice(0, 3).map(thumbOf),
    accentColor: source.accent,
    createdTs: ago('60d'),
    keepers: [blogRefOf(source.blog), ...source.collaborators.map(([key]) => blogRefOf(key))],
    sort: 'manual',
    ...(isOwner ? { role: 'owner' as const } : role ? { role } : {}),
    isFilledByRule: false,
    followed: source.id === 'col-lighthouses',
    followerCount: 12,
    ...(source.id === 'col-lighthouses'
      ? { unseenPostCount: 2, readMarker: { readTs: ago('3d') }, isTab: true, isNotifying: false }
      : {}),
    version: 3,
    updatedTs: ago('2d'),
    url: `/${world.blog(source.blog).name}/collections/${id}`,
    canEdit: isOwner || role === 'editor',
    canAdd: isOwner || role !== undefined,
  };
}
