import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs, text } from '#tests/support/posts.ts';

type Schemas = components['schemas'];
type Category = Schemas['ContentLabelCategory'];
type Choices = NonNullable<Schemas['UserSettingsUpdate']['content_labels']>;

let app: TestApp;
let author: Member;
let reader: Member;
let other: Member;
let made = 0;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  made += 1;
  author = await app.member(`author${made}`);
  reader = await app.member(`reader${made}`);
  other = await app.member(`other${made}`);
  for (const member of [reader, other]) await followAs(app, member, author.blogName);
});

async function choose(content_labels: Choices, member = reader): Promise<void> {
  const { status } = await app.injectAs(member, {
    method: 'POST',
    url: '/v2/user/settings',
    payload: { content_labels },
  });
  expect(status).toBe(200);
}
function labelled(...categories: Category[]) {
  return postAs(app, author, {
    content: text('Labelled'),
    tags: `labels${made}`,
    hasCommunityLabel: true,
    communityLabelCategories: categories,
  });
}
async function listed(url: string, member: Member | null = reader): Promise<Schemas['Post'][]> {
  const { body } = member ? await app.injectAs(member, url) : await app.inject(url);
  const { elements } = body.response.timeline as Schemas['Timeline'];
  return elements.flatMap((element) => (element.objectType === 'post' ? [element] : []));
}
const dashboard = (member = reader) => listed('/v2/timeline/dashboard', member);
const hub = (member = reader) => listed(`/v2/hubs/labels${made}/timeline`, member);
const idsOf = (posts: Schemas['Post'][]): string[] => posts.map(({ id }) => id);
async function unread(member = reader): Promise<number> {
  const { body } = await app.injectAs(member, '/v2/user/counts?unread=true');
  return body.response.unread;
}
async function read(id: string, member = reader): Promise<Schemas['Post']> {
  return (await app.injectAs(member, `/v2/blog/${author.blogName}/posts/${id}`)).body.response.post;
}

describe('Labelled posts', () => {
  it('A labelled post is omitted from lists of members who hide one of its labels', async () => {
    const post = await labelled('violence', 'drugUse');
    const plain = await postAs(app, author, { content: text('Plain'), tags: `labels${made}` });
    const bystander = await makeBystander(app);
    expect(idsOf(await dashboard())).toContain(post.id);
    await choose({ violence: 'hide' });
    for (const list of [dashboard, hub]) {
      expect(idsOf(await list())).toContain(plain.id);
      expect(idsOf(await list())).not.toContain(post.id);
      expect(idsOf(await list(other))).toContain(post.id);
    }
    expect(idsOf(await listed(`/v2/hubs/labels${made}/timeline`, null))).toContain(post.id);
    // Requested by its address the post is returned, and covered.
    expect((await read(post.id)).communityLabels.hasCommunityLabelOverride).toBeUndefined();
    await choose({ violence: 'blur' });
    expect(idsOf(await dashboard())).toContain(post.id);
    await bystander.expectUnchanged();
  });

  it('A labelled post is not counted as unread where the member hides its label', async () => {
    await postAs(app, author, 'Plain');
    await labelled('violence');
    const [mine, theirs] = [await unread(), await unread(other)];
    await choose({ violence: 'hide' });
    expect([await unread(), await unread(other)]).toEqual([mine - 1, theirs]);
  });

  it('A labelled post is uncovered for members who chose show for all its labels', async () => {
    const post = await labelled('general', 'violence');
    await choose({ violence: 'show' });
    expect((await read(post.id)).communityLabels).toMatchObject({ overriddenCategories: ['violence'] });
    expect((await read(post.id)).communityLabels.hasCommunityLabelOverride).toBeUndefined();
    await choose({ general: 'show' });
    expect((await read(post.id)).communityLabels.hasCommunityLabelOverride).toBe(true);
    const [shown] = (await dashboard()).filter(({ id }) => id === post.id);
    expect(shown?.communityLabels.hasCommunityLabelOverride).toBe(true);
    expect((await read(post.id, other)).communityLabels.overriddenCategories).toBeUndefined();
    const { body } = await app.inject(`/v2/blog/${author.blogName}/posts/${post.id}`);
    expect(body.response.post.communityLabels.overriddenCategories).toBeUndefined();
  });

  it('A labelled post without a category counts as mature', async () => {
    const post = await labelled();
    await choose({ general: 'hide' });
    expect(idsOf(await dashboard())).not.toContain(post.id);
    await choose({ general: 'show' });
    expect((await read(post.id)).communityLabels).toMatchObject({
      hasCommunityLabelOverride: true,
      overriddenCategories: ['general'],
    });
  });

  it('A labelled post follows the defaults of a new account until the member chooses', async () => {
    const fates: [Category, boolean, boolean][] = [
      ['general', true, false],
      ['drugUse', true, true],
      ['violence', true, false],
      ['sexualThemes', false, false],
    ];
    for (const [category, isListed, isLifted] of fates) {
      const post = await labelled(category);
      expect(idsOf(await dashboard()).includes(post.id), category).toBe(isListed);
      const { hasCommunityLabelOverride = false } = (await read(post.id)).communityLabels;
      expect(hasCommunityLabelOverride, category).toBe(isLifted);
    }
  });

  it("A labelled post of the reader's own is always listed", async () => {
    const own = await postAs(app, reader, {
      content: text('Mine'),
      hasCommunityLabel: true,
      communityLabelCategories: ['violence'],
    });
    await choose({ violence: 'hide' });
    expect(idsOf(await dashboard())).toContain(own.id);
  });
});

describe('Pictures without an alternative text', () => {
  async function pictured(altText?: string) {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const { media } = await app.app.services.media.addImage(author.userId, png);
    return postAs(app, author, { content: [{ type: 'image', media, ...(altText ? { altText } : {}) }] });
  }

  it('hide_undescribed covers pictures without an alternative text, also in reblogs', async () => {
    const bare = await pictured();
    const said = await pictured('A pebble');
    const passedOn = await postAs(app, author, {
      content: text('Look'),
      parentPostId: bare.id,
      parentTumblelogUuid: bare.blog.uuid,
      reblogKey: bare.reblogKey,
    });
    const covered = async (member = reader) =>
      (await dashboard(member)).filter(({ filteredBy }) => filteredBy).map(({ id }) => id);
    expect(await covered()).toEqual([]);
    await choose({ hide_undescribed: true });
    expect(new Set(await covered())).toEqual(new Set([bare.id, passedOn.id]));
    expect(idsOf(await dashboard())).toContain(said.id);
    const [first] = (await dashboard()).filter(({ id }) => id === bare.id);
    expect(first?.filteredBy).toEqual([{ kind: 'undescribed', value: '', action: 'warn' }]);
    expect(await covered(other)).toEqual([]);
  });
});

it('getBlogInfo returns hasFlaggedPosts to writers of the blog only', async () => {
  const post = await postAs(app, author, 'Flagged');
  const says = async (member: Member) => {
    const { body } = await app.injectAs(member, `/v2/blog/${author.blogName}/info`);
    return body.response.blog.hasFlaggedPosts;
  };
  expect([await says(author), await says(reader)]).toEqual([false, undefined]);
  await app.db.query(
    `insert into post_flags (blog_id, post_id, reason, outcome) values ($1, $2, 'violence', 'label')`,
    [author.blogId, post.id],
  );
  expect([await says(author), await says(reader)]).toEqual([true, undefined]);
  await app.db.query(
    `update post_flags set state = 'appeal_accepted', appeal_text = 'No', appealed_at = now(), decided_at = now()
      where post_id = $1`,
    [post.id],
  );
  expect(await says(author)).toBe(false);
});
