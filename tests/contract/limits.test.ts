import { expect, test } from 'vitest';
import { limits, publicLimits } from '#generated/limits.ts';
import { readLimits } from '../../scripts/contract/limits.ts';
import { filesMatching, isTest } from '../architecture/source-files.ts';
import { bundle } from './bundle.ts';

/** Checks that schemas and examples have the numbers of `openapi/limits.yaml`. */

const rows = readLimits();

function at(pointer: string): unknown {
  return pointer
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], bundle);
}

const limitLocations = rows.flatMap(({ name, value, at: pointers = [] }) =>
  pointers.map((pointer) => [name, value, pointer] as const),
);

test.each(limitLocations)('limit %s is %i at %s', (_name, value, pointer) => {
  expect(at(pointer)).toBe(value);
});

test('/v2/config contains exactly the limits that are marked so', () => {
  const schema = at('#/components/schemas/Config/properties/limits') as {
    properties: object;
    required: string[];
  };
  const published = rows.filter(({ config }) => config).map(({ name }) => name);
  expect(Object.keys(publicLimits)).toEqual(published);
  expect(Object.keys(schema.properties).sort()).toEqual([...published].sort());
  expect([...schema.required].sort()).toEqual([...published].sort());
});

/** Shows the remaining quota; reading a limit there does not enforce it. */
const LIMIT_COUNTS_FILE = 'server/entities/user/limit-counts-repository.ts';
const server = filesMatching(/^server\/.*\.ts$/).filter(
  (file) => !isTest(file) && file.path !== LIMIT_COUNTS_FILE,
);

function isEnforced(name: string): boolean {
  const uses = new RegExp(`\\blimits\\.${name}\\b|'${name}'`);
  return server.some(({ text }) => uses.test(text));
}

test.each(rows.map((row) => [row.name, row] as const))(
  'limit %s is enforced by the server or stands in the contract',
  (name, row) => {
    expect(isEnforced(name) || row.at !== undefined).toBe(true);
  },
);

type State = Record<string, { limit: number }>;

/** Returns every object with this name in the examples of an operation. */
function limitStatesAt(path: string, key: string): State[] {
  const found: State[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, child] of Object.entries(node)) {
      if (name === key) found.push(child as State);
      else walk(child);
    }
  };
  const operation = at(`#/paths/${path.replaceAll('/', '~1')}/get/responses/200/content`) as object;
  for (const media of Object.values(operation)) walk(media.examples);
  return found;
}

test('the examples show the actual limits', () => {
  const [config] = limitStatesAt('/v2/config', 'limits');
  expect(config).toEqual(publicLimits);
  const ofMember = {
    blogs: limits.blogsPerDay,
    follows: limits.followsPerDay,
    images: limits.imagesPerDay,
    likes: limits.likesPerDay,
    posts: limits.postsPerDay,
    videos: limits.videosPerDay,
    videoSeconds: limits.videoSecondsPerDay,
    followedBlogs: limits.followedBlogs,
    queuedPosts: limits.queuedPosts,
    filteredTags: limits.filteredTags,
  };
  const ofBlog = {
    posts: limits.postsPerDay,
    queuedPosts: limits.queuedPosts,
    images: limits.imagesPerDay,
    videos: limits.videosPerDay,
    videoSeconds: limits.videoSecondsPerDay,
    audio: limits.audioPerDay,
  };
  const amounts = (states: State[]) =>
    states.map((state) => Object.fromEntries(Object.entries(state).map(([name, one]) => [name, one.limit])));
  const [member, ...more] = amounts(limitStatesAt('/v2/user/limits', 'user'));
  expect(member).toEqual(ofMember);
  for (const one of more) expect(one).toEqual(ofMember);
  const blogs = amounts(limitStatesAt('/v2/blog/{blog}/limits', 'limits'));
  expect(blogs.length).toBeGreaterThan(1);
  for (const one of blogs) expect(one).toEqual(ofBlog);
});
