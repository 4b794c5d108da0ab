import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#generated/limits.ts';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, reblogAs, replyAs } from '#tests/support/posts.ts';

let t: TestApp;
let ivy: Member;
let otto: Member;
let bystander: Bystander;
let serial = 0;

beforeAll(async () => {
  t = await buildTestApp();
  otto = await t.member('otto');
  bystander = await makeBystander(t);
});
beforeEach(async () => {
  serial += 1;
  ivy = await t.member(`ivy-${serial}`);
});
afterAll(() => t.close());

function make(name: string, more = {}, member = ivy) {
  return t.injectAs(member, { method: 'POST', url: '/v2/user/blogs', payload: { tumblelog: name, ...more } });
}
function edit(payload: object, blog = ivy.blogName, member = ivy) {
  return t.injectAs(member, { method: 'POST', url: `/v2/blog/${blog}/settings`, payload });
}
async function settingsOf(blog = ivy.blogName) {
  return (await t.injectAs(ivy, `/v2/blog/${blog}/settings`)).body.response.settings;
}
function codeOf({ body }: { body: { errors: { code: number; field?: string }[] } }) {
  return [body.errors[0]?.code, body.errors[0]?.field];
}
async function namesOf(member: Member) {
  return (await t.injectAs(member, '/v2/user/info')).body.response.blogs.map(
    ({ name }: { name: string }) => name,
  );
}

describe('createBlog', () => {
  it('createBlog creates a blog that is not primary, with its name as the title', async () => {
    const { status, body } = await make(`Offcuts-${serial}`);
    expect(status).toBe(201);
    expect(body.response.blog).toMatchObject({ title: `Offcuts-${serial}`, primary: false, admin: true });
    expect(await namesOf(ivy)).toEqual([ivy.blogName, `Offcuts-${serial}`]);
    await bystander.expectUnchanged();
  });

  it('createBlog makes a blog private or protects it by a password', async () => {
    await make(`closed-${serial}`, { is_private: true });
    await make(`locked-${serial}`, { password: 'sesame' });
    const info = async (name: string, member: Member) =>
      (await t.injectAs(member, `/v2/blog/${name}/info`)).body.errors?.[0].code ?? 200;
    expect([await info(`closed-${serial}`, otto), await info(`closed-${serial}`, ivy)]).toEqual([4004, 200]);
    expect([await info(`locked-${serial}`, otto), await info(`locked-${serial}`, ivy)]).toEqual([4013, 200]);
  });

  it.each([
    ['taken', 'otto', 3],
    ['reserved', 'settings', 3],
    ['malformed', 'no name!', 4],
  ])('createBlog rejects a name that is %s', async (_, name, code) => {
    expect(codeOf(await make(name))).toEqual([code, 'tumblelog']);
    expect(await namesOf(ivy)).toEqual([ivy.blogName]);
  });

  it('createBlog answers 403 beyond ten blogs a day', async () => {
    const statuses: number[] = [];
    for (let at = 0; at <= limits.blogsPerDay; at += 1)
      statuses.push((await make(`many-${serial}-${at}`)).status);
    expect(statuses.slice(-2)).toEqual([201, 403]);
    expect(await namesOf(ivy)).toHaveLength(limits.blogsPerDay + 1);
  });
});

describe('reorderBlogs', () => {
  const reorder = (...names: string[]) =>
    t.injectAs(ivy, { method: 'PUT', url: '/v2/user/reorder_blogs', payload: { blog_names: names } });

  it("reorderBlogs orders the member's own list with the primary blog first, and rejects other names with 5016", async () => {
    const [a, b] = [`a-${serial}`, `b-${serial}`];
    await make(a);
    await make(b);
    await addWriter(t.db, a, otto);
    expect((await reorder(b, a, ivy.blogName)).status).toBe(204);
    expect(await namesOf(ivy)).toEqual([ivy.blogName, b, a]);
    expect(await namesOf(otto)).toContain(a);
    for (const names of [[a], [a, b, 'otto'], [a, b, ivy.blogName, 'otto']]) {
      expect(codeOf(await reorder(...names))).toEqual([5016, 'blog_names']);
    }
    expect(await namesOf(ivy)).toEqual([ivy.blogName, b, a]);
  });
});

describe('editBlogSettings', () => {
  it('editBlogSettings changes only the settings that the body names', async () => {
    const before = await settingsOf();
    const changes = {
      title: 'Sea',
      ask_anon: true,
      replies: 'following',
      language: 'de',
      featured_tags: ['#fog'],
    };
    const { body } = await edit({ ...changes, queue: { per_day: 5, tag: 'queue' } });
    const after = {
      ...before,
      title: 'Sea',
      askAnon: true,
      replies: 'following',
      language: 'de',
      featuredTags: ['fog'],
      queue: { ...before.queue, perDay: 5, tag: 'queue' },
    };
    expect(body.response.settings).toEqual(after);
    expect(await settingsOf()).toEqual(after);
    await bystander.expectUnchanged();
  });

  it.each([
    [999, 200],
    [1000, 200],
    [1001, 4020],
  ])('editBlogSettings with a description of %i characters answers %i', async (length, expected) => {
    const { status, body } = await edit({ description: '☂'.repeat(length) });
    expect(body.errors?.[0].code ?? status).toBe(expected);
  });

  it.each([
    ['an unknown time zone', { timezone: 'Mars/Olympus' }, 'timezone'],
    ['a day that ends before it begins', { queue: { start_hour: 20, end_hour: 8 } }, 'queue.end_hour'],
  ])('editBlogSettings rejects %s', async (_, changes, field) => {
    const before = await settingsOf();
    expect(codeOf(await edit({ ...changes, title: 'Lost' }))).toEqual([5016, field]);
    expect(await settingsOf()).toEqual(before);
  });

  it('editBlogSettings renames a blog, and its former name redirects and stays reserved for a time', async () => {
    const [before, after] = [ivy.blogName, `fern-${serial}`];
    expect((await edit({ name: after })).body.response.blog.name).toBe(after);
    expect((await t.inject(`/v2/blog/${before}/info`)).body.response.blog.name).toBe(after);
    expect(codeOf(await make(before, {}, otto))).toEqual([3, 'tumblelog']);
    await t.db.query("update former_blog_names set until = now() - interval '1 second'");
    expect((await t.inject(`/v2/blog/${before}/info`)).status).toBe(404);
    expect(codeOf(await edit({ name: 'otto' }, after))).toEqual([3, 'name']);
  });

  it('editBlogSettings with a password, privacy or hide_from_search takes posts out of discovery until undone', async () => {
    const post = await postAs(t, ivy, 'Found');
    const trending = async () =>
      JSON.stringify((await t.inject('/v2/explore/trending')).body.response).includes(`"${post.id}"`);
    expect(await trending()).toBe(true);
    for (const [on, off] of [
      [{ password: 'sesame' }, { password: null }],
      [{ is_private: true }, { is_private: false }],
      [{ hide_from_search: true }, { hide_from_search: false }],
    ] as const) {
      await edit(on);
      expect(await trending()).toBe(false);
      await edit(off);
      expect(await trending()).toBe(true);
    }
  });

  it('editBlogSettings publishes submission guidelines while submissions are accepted', async () => {
    const told = async () =>
      (await t.inject(`/v2/blog/${ivy.blogName}/info`)).body.response.blog.submissionGuidelines;
    await edit({ submission_guidelines: 'Only clouds.' });
    expect(await told()).toBeUndefined();
    await edit({ can_submit: true });
    expect(await told()).toBe('Only clouds.');
    await edit({ submission_guidelines: '' });
    expect(await told()).toBeUndefined();
  });

  it('editBlogSettings with replies decides who may reply', async () => {
    const post = await postAs(t, ivy, 'Well?');
    const reply = async (member: Member) => (await replyAs(t, member, post, 'Hello')).status < 300;
    const says = async (member: Member) => {
      const url = `/v2/blog/${ivy.blogName}/posts/${post.id}`;
      return (await t.injectAs(member, { method: 'GET', url })).body.response.post.canReply;
    };
    const asked = async (replies: string) => {
      await edit({ replies });
      const [ours, theirs] = [await reply(ivy), await reply(otto)];
      // A post says whether a reply is taken; only the week of a follower is decided when it is sent.
      expect(await says(ivy)).toBe(ours);
      if (replies !== 'following_week') expect(await says(otto)).toBe(theirs);
      return [ours, theirs];
    };
    expect([await asked('everyone'), await asked('following'), await asked('noone')]).toEqual([
      [true, true],
      [true, false],
      [true, false],
    ]);
    await followAs(t, otto, ivy.blogName);
    expect([await asked('following'), await asked('following_week')]).toEqual([
      [true, true],
      [true, false],
    ]);
    await t.db.query("update follows set created_at = now() - interval '8 days' where user_id = $1", [
      otto.userId,
    ]);
    expect(await asked('following_week')).toEqual([true, true]);
  });
});

describe('editBlogTheme', () => {
  const dress = (payload: object) =>
    t.injectAs(ivy, { method: 'PATCH', url: `/v2/blog/${ivy.blogName}/theme`, payload });

  it("editBlogTheme changes only the named fields and rejects another member's picture with 8005", async () => {
    const { body } = await dress({ background_color: '#102030', show_title: false });
    expect(body.response.blog.theme).toMatchObject({
      backgroundColor: '#102030',
      showTitle: false,
      showAvatar: true,
    });
    await dress({ link_color: '#405060' });
    const { theme } = (await t.inject(`/v2/blog/${ivy.blogName}/info`)).body.response.blog;
    expect(theme).toMatchObject({ backgroundColor: '#102030', linkColor: '#405060', showTitle: false });
    expect(codeOf(await dress({ avatar_media_key: 'abcdefghabcdefgh' }))).toEqual([8005, 'avatar_media_key']);
    await bystander.expectUnchanged();
  });

  it('editBlogTheme returns a scaled header for cards where the picture has that size', async () => {
    const dressIn = async (width: number) => {
      const bytes = await sharp({ create: { width, height: 200, channels: 3, background: 'teal' } })
        .png()
        .toBuffer();
      const { media, mediaKey } = await t.app.services.media.addImage(ivy.userId, bytes);
      const { body } = await dress({ header_media_key: mediaKey });
      const { headerImage, headerImageScaled } = body.response.blog.theme;
      return { media, headerImage, headerImageScaled };
    };
    const wide = await dressIn(1000);
    expect(wide.headerImage).toBe(wide.media[0]?.url);
    expect(wide.headerImageScaled).toBe(wide.media.find(({ width }) => width === 640)?.url);
    expect(wide.headerImageScaled).toEqual(expect.any(String));
    expect((await dressIn(300)).headerImageScaled).toBeUndefined();
  });

  it('editBlogTheme returns the still of a header that moves, until another one comes', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer();
    const moving = await sharp([await frame('teal'), await frame('navy')], { join: { animated: true } })
      .gif()
      .toBuffer();
    const dressIn = async (bytes: Buffer) => {
      const { mediaKey } = await t.app.services.media.addImage(ivy.userId, bytes);
      return (await dress({ header_media_key: mediaKey })).body.response.blog.theme.headerImagePoster;
    };
    expect(await dressIn(moving)).toMatch(/still\.webp$/);
    const { theme } = (await t.inject(`/v2/blog/${ivy.blogName}/info`)).body.response.blog;
    expect(theme.headerImagePoster).toMatch(/still\.webp$/);
    expect(await dressIn(await frame('red'))).toBeUndefined();
  });

  it('editBlogTheme keeps alternative texts until another picture comes without one', async () => {
    const pictured = async (background: string) => {
      const png = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer();
      return (await t.app.services.media.addImage(ivy.userId, png)).mediaKey;
    };
    const described = { header_alt_text: 'A shore', avatar_alt_text: 'A knot' };
    const themeAfter = async (payload: object) => (await dress(payload)).body.response.blog.theme;
    const header_media_key = await pictured('teal');
    expect(await themeAfter({ header_media_key, ...described })).toMatchObject({
      headerAltText: 'A shore',
      avatarAltText: 'A knot',
    });
    expect(await themeAfter({ title_color: '#102030' })).toMatchObject({ headerAltText: 'A shore' });
    const another = { header_media_key: await pictured('navy') };
    expect(await themeAfter(another)).toMatchObject({ headerAltText: '', avatarAltText: 'A knot' });
    expect(await themeAfter({ avatar_media_key: null })).toMatchObject({ avatarAltText: '' });
    await bystander.expectUnchanged();
  });
});

describe('deleteBlog', () => {
  const remove = (name: string, more: object = {}) =>
    t.injectAs(ivy, {
      method: 'POST',
      url: `/v2/blog/${name}/delete`,
      payload: { password_current: 'nine lives of yarn', confirm_name: name, ...more },
    });

  it('deleteBlog requires the password and the name, and rejects the primary blog with 4022', async () => {
    await updatePasswordHash(t.db, ivy.userId, await hashPassword('nine lives of yarn'));
    const name = `gone-${serial}`;
    await make(name);
    expect(codeOf(await remove(name, { password_current: 'wrong' }))).toEqual([16006, 'password_current']);
    expect(codeOf(await remove(name, { confirm_name: 'otto' }))).toEqual([5016, 'confirm_name']);
    expect(codeOf(await remove(ivy.blogName))[0]).toBe(4022);
    expect(await namesOf(ivy)).toEqual([ivy.blogName, name]);
  });

  it('deleteBlog requires the code of a member with a second factor, else 16007', async () => {
    await updatePasswordHash(t.db, ivy.userId, await hashPassword('nine lives of yarn'));
    const factor = (path: string, payload: object) =>
      t.injectAs(ivy, { method: 'POST', url: `/v2/account/two_factor${path}`, payload });
    const { body } = await factor('', { password_current: 'nine lives of yarn' });
    const authenticator = new TOTP({ secret: Secret.fromBase32(body.response.secret) });
    const { status } = await factor('/confirm', { tfa_token: authenticator.generate() });
    expect(status).toBe(200);
    const name = `guarded-${serial}`;
    await make(name);
    expect(codeOf(await remove(name))).toEqual([16007, 'tfa_token']);
    const near = [-30, 0, 30, 60].map((seconds) =>
      authenticator.generate({ timestamp: Date.now() + seconds * 1000 }),
    );
    const wrong = ['000000', '111111', '222222', '333333', '444444'].find((code) => !near.includes(code));
    expect(codeOf(await remove(name, { tfa_token: wrong }))[0]).toBe(16007);
    expect(await namesOf(ivy)).toEqual([ivy.blogName, name]);
    const later = authenticator.generate({ timestamp: Date.now() + 30_000 });
    expect((await remove(name, { tfa_token: later })).status).toBe(204);
    expect(await namesOf(ivy)).toEqual([ivy.blogName]);
    await bystander.expectUnchanged();
  });

  it("deleteBlog deletes the blog's posts and keeps reblogs of them", async () => {
    await updatePasswordHash(t.db, ivy.userId, await hashPassword('nine lives of yarn'));
    const name = `gone-${serial}`;
    await make(name);
    const kept = await postAs(t, ivy, 'Stays');
    const post = await postAs(t, ivy, 'Goes', name);
    const reblog = await reblogAs(t, otto, post, 'Passed on');
    await likeAs(t, otto, post);
    expect((await remove(name)).status).toBe(204);
    expect(await namesOf(ivy)).toEqual([ivy.blogName]);
    expect((await t.inject(`/v2/blog/${name}/info`)).status).toBe(404);
    const left = await t.db.query('select state from posts where id = $1', [post.id]);
    expect(left).toEqual([{ state: 'deleted' }]);
    expect((await t.inject(`/v2/blog/otto/posts/${reblog.id}`)).status).toBe(200);
    expect((await t.inject(`/v2/blog/${ivy.blogName}/posts/${kept.id}`)).status).toBe(200);
    await bystander.expectUnchanged();
  });
});
