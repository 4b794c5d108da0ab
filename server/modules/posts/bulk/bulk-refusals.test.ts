import { describe, expect, it } from 'vitest';
import { limits } from '#generated/limits.ts';
import { bulkScene, codeOf } from '#tests/support/bulk-scene.ts';
import { postAs, text } from '#tests/support/posts.ts';

const { scene, bulk, post, read, countOf, tagsOf } = bulkScene();

describe('editPosts with dry_run', () => {
  it('editPosts with dry_run returns the changes and changes nothing', async () => {
    const { id } = await post('one', { tags: 'fog' });
    const counts = await countOf();
    for (const change of [
      { action: 'delete' },
      { action: 'add_tags', tags: ['moss'] },
      { action: 'set_state', state: 'queue' },
      { action: 'set_state', state: 'draft' },
      { action: 'set_content_labels', categories: ['violence'] },
    ]) {
      const { body } = await bulk({ ...change, ids: [id], dry_run: true });
      expect(body.response).toMatchObject({ dryRun: true, matched: 1, changed: 1, sample: [{ id }] });
      expect(body.response.undoToken).toBeUndefined();
    }
    expect(await read(id)).toMatchObject({ tags: ['fog'], state: 'published' });
    expect(await countOf()).toBe(counts);
    expect(
      await scene.app.db.query('select 1 from blog_queues where blog_id = $1', [scene.anna.blogId]),
    ).toEqual([]);
  });

  it('editPosts finds posts by state, tag, type and time', async () => {
    const tag = `found${scene.serial}`;
    const first = await post('one', { tags: tag.toUpperCase() });
    await post('draft', { tags: tag, state: 'draft' });
    await post('two', { tags: 'another' });
    await post('theirs', { tags: tag }, scene.bela);
    const found = async (filter: object) => {
      const { body } = await bulk({ action: 'delete', filter, dry_run: true });
      return body.response.matched;
    };
    expect(await found({ state: 'published' })).toBe(2);
    expect(await found({ state: 'published', tag })).toBe(1);
    expect(await found({ state: 'draft', tag })).toBe(1);
    expect(await found({ state: 'published', type: 'photo' })).toBe(0);
    expect(await found({ state: 'published', after: first.timestamp - 100 })).toBe(2);
    expect(await found({ state: 'published', before: first.timestamp - 100 })).toBe(0);
    expect(await found({ state: 'queued' })).toBe(0);
  });
});

describe('Access to editPosts', () => {
  it("editPosts changes a writer's own posts of a group blog and all posts for an admin, and rejects others", async () => {
    const writer = await scene.app.member(`writer${scene.serial}`);
    await scene.app.db.query("insert into blog_members (blog_id, user_id, role) values ($1, $2, 'member')", [
      scene.anna.blogId,
      writer.userId,
    ]);
    const hers = await post('hers', { tags: 'fog' });
    const own = await postAs(scene.app, writer, { content: text('own'), tags: 'fog' }, scene.anna.blogName);
    const ids = [hers.id, own.id];
    const change = { action: 'remove_tags', tags: ['fog'], ids };
    const { body } = await bulk(change, writer);
    expect(body.response).toMatchObject({ matched: 2, changed: 1, skipped: [{ id: hers.id, code: 4003 }] });
    expect(await tagsOf(ids)).toEqual([['fog'], []]);
    const filtered = await bulk({ action: 'delete', filter: { state: 'published' }, dry_run: true }, writer);
    expect(filtered.body.response).toMatchObject({ matched: 1, changed: 1 });
    expect((await bulk(change)).body.response.changed).toBe(1);
    expect(codeOf(await bulk(change, scene.bela))).toEqual([403, 4003]);
    expect(
      (
        await scene.app.inject({
          method: 'POST',
          url: `/v2/blog/${scene.anna.blogName}/posts/bulk`,
          payload: change,
        })
      ).status,
    ).toBe(401);
  });

  it('editPosts skips posts of another blog, deleted posts and asks with 4004', async () => {
    const theirs = await post('theirs', { tags: 'fog' }, scene.bela);
    const gone = await post('gone');
    await bulk({ action: 'delete', ids: [gone.id] });
    const ids = [theirs.id, gone.id, '9999999999999999999'];
    const { body } = await bulk({ action: 'delete', ids });
    expect(body.response).toMatchObject({ matched: 0, changed: 0 });
    expect(body.response.skipped).toEqual(ids.map((id) => ({ id, code: 4004 })));
    expect(body.response.undoToken).toBeUndefined();
    expect(await read(theirs.id, scene.bela.blogName, scene.bela)).toMatchObject({ tags: ['fog'] });
  });
});

it.each([
  ['neither ids nor a filter', { action: 'delete' }],
  ['both ids and a filter', { action: 'delete', ids: ['1'], filter: { state: 'draft' } }],
  ['no tags', { action: 'add_tags', ids: ['1'] }],
  ['empty tags', { action: 'add_tags', ids: ['1'], tags: [] }],
  ['two tags in one', { action: 'remove_tags', ids: ['1'], tags: ['a, b'] }],
  ['an empty tag', { action: 'remove_tags', ids: ['1'], tags: ['#'] }],
  ['no tag', { action: 'replace_tag', ids: ['1'], replacement: 'b' }],
  ['no replacement', { action: 'replace_tag', ids: ['1'], tag: 'b' }],
  ['no state', { action: 'set_state', ids: ['1'] }],
  ['no labels', { action: 'set_content_labels', ids: ['1'] }],
  [
    'too many ids',
    { action: 'delete', ids: Array.from({ length: limits.bulkPosts + 1 }, (_, i) => `${i + 1}`) },
  ],
])('editPosts rejects %s with 5016', async (_, change) => {
  expect(codeOf(await bulk(change))).toEqual([400, 5016]);
});

it('editPosts accepts as many ids as the limit allows', async () => {
  const ids = Array.from({ length: limits.bulkPosts }, (_, index) => `${index + 1}`);
  expect((await bulk({ action: 'delete', ids, dry_run: true })).body.response.skipped).toHaveLength(500);
});
