import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs, reblogAs, text } from '#tests/support/posts.ts';
import { gatheredSkeleton } from './gathered-skeleton.ts';
import { blogSkeleton, dashboardSkeleton, type Skeleton, tagSkeleton, tagTopSkeleton } from './skeletons.ts';

let t: TestApp;
let reader: Member;
let writer: Member;
let other: Member;
/** Ids of the published posts, by label. */
const ids: Record<string, string> = {};

async function write(name: string, who: Member, more: object): Promise<void> {
  ids[name] = (await postAs(t, who, { content: text(name), ...more })).id;
}

beforeAll(async () => {
  t = await buildTestApp();
  [reader, writer, other] = [await t.member('reader'), await t.member('writer'), await t.member('other')];
  const link = { content: [{ type: 'link', url: 'https://example.com/wool' }] };
  await write('elsewhere', other, { tags: 'Wool' });
  await write('plain', writer, {});
  await write('wool', writer, { tags: 'wool' });
  await write('link', writer, { ...link, tags: 'wool' });
  await write('linkPlain', writer, link);
  await write('private', writer, { state: 'private', tags: 'wool' });
  await write('privateLink', writer, { ...link, state: 'private', tags: 'wool' });
  await write('draft', writer, { state: 'draft', tags: 'wool' });
  const shown = await postAs(t, other, 'Passed on');
  ids.reblog = (await reblogAs(t, writer, shown)).id;
  await followAs(t, reader, 'writer');
});
afterAll(() => t.close());

/** Returns the labels of a list's posts, read in pages of that size. */
async function namesOf(skeleton: Skeleton, count: number): Promise<string[]> {
  const names = Object.fromEntries(Object.entries(ids).map(([name, id]) => [id, name]));
  const found: string[] = [];
  let after: string[] | undefined;
  for (;;) {
    const bones = await skeleton(after, count);
    expect(bones.length).toBeLessThanOrEqual(count);
    found.push(...bones.map(({ id }) => names[id] ?? id));
    after = bones.at(-1)?.key;
    if (after === undefined) return found;
  }
}

const ALL = ['reblog', 'linkPlain', 'link', 'wool', 'plain'];

describe.each([1, 2, 4, 5, 6, 50])('skeletons read %i at a time', (count) => {
  it('dashboardSkeleton lists what followed blogs published, and no other posts', async () => {
    expect(await namesOf(dashboardSkeleton(t.db, reader.userId), count)).toEqual(ALL);
    expect(await namesOf(dashboardSkeleton(t.db, other.userId), count)).not.toContain('plain');
  });

  it.each([
    [{}, ALL],
    [{ type: 'link' }, ['linkPlain', 'link']],
    [{ tag: 'wool' }, ['link', 'wool']],
    [{ tag: 'wool', type: 'link' }, ['link']],
    [{ tag: 'wool', type: 'photo' }, []],
    [{ offset: 3 }, ['wool', 'plain']],
  ])('blogSkeleton lists what the blog published, with %o', async (filter, names) => {
    expect(await namesOf(blogSkeleton(t.db, writer.blogId, filter), count)).toEqual(names);
  });

  it('tagSkeleton lists what every blog published with the tag', async () => {
    const filter = { originalOnly: false };
    expect(await namesOf(tagSkeleton(t.db, 'wool', filter), count)).toEqual(['link', 'wool', 'elsewhere']);
    expect(await namesOf(tagTopSkeleton(t.db, 'wool', filter), count)).toEqual(['link', 'wool', 'elsewhere']);
    expect(await namesOf(tagSkeleton(t.db, 'wool', { ...filter, type: 'link' }), count)).toEqual(['link']);
  });

  it.each([
    [{ blogs: true, tags: [] }, ALL],
    [{ blogs: false, tags: ['wool'] }, ['link', 'wool', 'elsewhere']],
    [{ blogs: true, tags: ['wool'] }, [...ALL, 'elsewhere']],
    [{ blogs: true, tags: ['wool'], types: ['link'] }, ['linkPlain', 'link']],
    [{ blogs: true, tags: [], hideReblogs: true }, ALL.slice(1)],
  ])('gatheredSkeleton lists each post of %o once', async ({ blogs, ...sources }, names) => {
    const blogIds = blogs ? [writer.blogId] : [];
    expect(await namesOf(gatheredSkeleton(t.db, { blogIds, ...sources }), count)).toEqual(names);
  });
});
