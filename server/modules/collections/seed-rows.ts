import type { components } from '#generated/types/api.d.ts';
import { idAt } from '#openapi/world/clock.ts';
import { type CollectionSource, collectionSources } from '#openapi/world/collections.ts';
import type { World } from '#openapi/world/model.ts';
import { type PorchSource, type PorchThingSource, porchSources } from '#openapi/world/porches.ts';
import {
  type Ids,
  iso,
  LIST_GAP_MS,
  type Row,
  type SeedContext,
  type SeedTable,
} from '#server/seed/seed-context.ts';

type FeedRule = components['schemas']['FeedRule'];
type PorchWidget = components['schemas']['PorchWidget'];

const DAY_MS = 86_400_000;
/** Age of the first collection; each further one is younger. */
const FIRST_AGE_MS = 60 * DAY_MS;
/** Distance between two posts in the order by hand, as the server leaves it. */
const RANK_GAP = 1n << 40n;

/** A collection of the world with its id and time. */
interface Seed {
  id: string;
  source: CollectionSource;
  createdAt: number;
}

function seedsOf({ anchor }: World): Seed[] {
  return collectionSources.map((source, index) => {
    const createdAt = anchor - FIRST_AGE_MS + index * DAY_MS;
    return { id: idAt(createdAt, `collection:${source.id}`), source, createdAt };
  });
}

function ruleOf({ blogs, tags, withoutTags }: NonNullable<CollectionSource['rule']>, world: World): FeedRule {
  return {
    clauses: [{ blogs: blogs.map((key) => world.blog(key).uuid), tags: [...tags], tagMode: 'any' }],
    excluded: { tags: [...withoutTags] },
    originalsOnly: false,
  };
}

function collectionRow({ id, source, createdAt }: Seed, world: World): Row {
  return {
    id,
    uuid: source.id,
    title: source.title,
    description: source.description,
    visibility: source.visibility,
    accent_color: source.accent,
    ...(source.rule ? { rule: ruleOf(source.rule, world), sort: 'newest' } : { rule: null, sort: 'manual' }),
    created_at: iso(createdAt),
    updated_at: iso(createdAt),
  };
}

function seatRows({ id, source, createdAt }: Seed, world: World, ids: Ids): Row[] {
  return [[source.blog, 'owner'] as const, ...source.collaborators].map(([key, role], place) => {
    const blog = world.blog(key);
    return {
      id: idAt(createdAt, `keeper:${source.id}:${key}`),
      space_id: id,
      space_kind: 'collection',
      user_id: ids.user(blog.owner),
      blog_id: ids.blog(blog),
      role,
      joined_at: iso(createdAt + place * DAY_MS),
    };
  });
}

function itemRows({ id, source, createdAt }: Seed, world: World, ids: Ids): Row[] {
  return source.posts.map((key, index) => {
    const post = world.post(key);
    const keptAt = Math.max(createdAt, post.at) + index * LIST_GAP_MS;
    const [keeper, note] = source.notes?.[key] ?? [source.blog, ''];
    return {
      id: idAt(keptAt, `kept:${source.id}:${key}`),
      collection_id: id,
      post_blog_id: ids.blog(post.blog),
      post_id: post.id,
      post_position: post.id,
      rank: String(BigInt(index + 1) * RANK_GAP),
      kept_by: ids.blog(world.blog(keeper)),
      kept_at: iso(keptAt),
      note,
    };
  });
}

/** Returns who keeps or follows a collection, as readers with the place up to which they saw it. */
function readerRows({ id, source, createdAt }: Seed, world: World, ids: Ids): Row[] {
  const followers = new Set(source.followers.map((key) => ids.user(world.blog(key).owner)));
  const tabs = new Set((source.tabsOf ?? []).map((key) => ids.user(world.blog(key).owner)));
  const keepers = [source.blog, ...source.collaborators.map(([key]) => key)];
  const readers = new Set([...keepers.map((key) => ids.user(world.blog(key).owner)), ...followers]);
  return [...readers].map((userId) => ({
    collection_id: id,
    user_id: userId,
    followed_at: followers.has(userId) ? iso(createdAt + DAY_MS) : null,
    is_tab: tabs.has(userId),
    used_at: iso(createdAt + DAY_MS),
    read_at: iso(world.anchor),
  }));
}

function widgetOf(thing: PorchThingSource, world: World): PorchWidget {
  if ('note' in thing) return { kind: 'note', size: 'wide', text: thing.note };
  if ('record' in thing) return { kind: 'record', size: 'wide', postId: world.post(thing.record).id };
  if ('poll' in thing) return { kind: 'poll', size: 'wide', postId: world.post(thing.poll).id };
  if ('collection' in thing) return { kind: 'collection', size: 'small', collectionId: thing.collection };
  if ('postsOf' in thing) return { kind: 'posts', size: 'large', blogUuid: world.blog(thing.postsOf).uuid };
  return { kind: 'lights', size: 'large' };
}

function porchRow(
  { blog, visibility, greeting, lanterns, things }: PorchSource,
  world: World,
  ids: Ids,
): Row {
  return {
    user_id: ids.user(world.blog(blog).owner),
    visibility,
    greeting,
    lanterns: lanterns.map((key) => {
      const { name } = world.blog(key);
      return { title: name, href: `/${name}` };
    }),
    widgets: things.map((thing) => widgetOf(thing, world)),
  };
}

/** Returns the collections of the demo world with their keepers, followers and posts, and the porches. */
export function seedTables({ world, ids }: SeedContext): SeedTable[] {
  const seeds = seedsOf(world);
  return [
    { table: 'collections', rows: seeds.map((seed) => collectionRow(seed, world)) },
    {
      table: 'space_members',
      after: ['collections', 'blogs', 'blog_members'],
      rows: seeds.flatMap((seed) => seatRows(seed, world, ids)),
    },
    {
      table: 'collection_items',
      after: ['collections', 'posts'],
      rows: seeds.flatMap((seed) => itemRows(seed, world, ids)),
    },
    {
      table: 'collection_readers',
      after: ['collections', 'users'],
      rows: seeds.flatMap((seed) => readerRows(seed, world, ids)),
    },
    { table: 'porches', after: ['users'], rows: porchSources.map((porch) => porchRow(porch, world, ids)) },
  ];
}
