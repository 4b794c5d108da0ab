import { ago, artOf } from './shapes.ts';
import { thumbOf } from './thumbs.ts';
import { blogRefOf, MEMBER, type Schemas, world } from './world.ts';

interface CollectionSource {
  id: string;
  title: string;
  description: string;
  blog: string;
  visibility: 'public' | 'private';
  posts: readonly string[];
  /** Without its owner. */
  collaborators: readonly (readonly [blog: string, role: 'editor' | 'contributor'])[];
  accent: string;
}

/** The collections of the examples. */
export const collectionSources: readonly CollectionSource[] = [
  {
    id: 'col-quiet-water',
    title: 'Quiet water',
    description: 'Lakes, jetties, puddles with ambitions.',
    blog: 'marlow',
    visibility: 'public',
    posts: [
      'marlow-jetty-blue',
      'ferran-last-ferry',
      'maps-coast',
      'loopkin-boat',
      'harbour-maps',
      'ferran-rain-poem',
    ],
    collaborators: [
      ['ferran', 'editor'],
      ['maps', 'contributor'],
    ],
    accent: '#1f5f74',
  },
  {
    id: 'col-lighthouses',
    title: 'Lighthouses that look back',
    description: 'At least one eye each.',
    blog: 'hut',
    visibility: 'public',
    posts: ['marlow-lighthouse-storm', 'loopkin-lighthouse', 'storm-loopkin', 'storm-hut'],
    collaborators: [],
    accent: '#7a2f33',
  },
  {
    id: 'col-warm-things',
    title: 'Warm things',
    description: 'For November.',
    blog: 'odile',
    visibility: 'public',
    posts: ['odile-first-out', 'kilnside-steam', 'hut-stove', 'loom-fair-isle'],
    collaborators: [['marlow', 'contributor']],
    accent: '#9a4a1c',
  },
  {
    id: 'col-to-print',
    title: 'To print',
    description: 'When the drawer is empty.',
    blog: 'marlow',
    visibility: 'private',
    posts: ['marlow-seven-ridges', 'marlow-dunes', 'marlow-poles'],
    collaborators: [],
    accent: '#22333d',
  },
];

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
    hasRule: false,
    followed: source.id === 'col-warm-things',
    followerCount: 12,
    ...(source.id === 'col-warm-things'
      ? { unseenPostCount: 2, readMarker: { readTs: ago('3d') }, isTab: true, isNotifying: false }
      : {}),
    version: 3,
    updatedTs: ago('2d'),
    url: `/${world.blog(source.blog).name}/collections/${id}`,
    canEdit: isOwner || role === 'editor',
    canAdd: isOwner || role !== undefined,
  };
}
