import { describe, expect, it } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { AnyBody } from '#tests/support/app.ts';
import { bulkScene, codeOf } from '#tests/support/bulk-scene.ts';

const { scene, bulk, post, read, countOf, fillQueue, tagsOf, tagged } = bulkScene();

describe('editPosts of tags', () => {
  it('editPosts adds, removes and replaces tags of the named posts only', async () => {
    const tag = `moss${scene.serial}`;
    const posts = [await post('one', { tags: 'fog' }), await post('two', { tags: `${tag}, fog` })];
    const other = await post('three', { tags: 'fog' });
    const theirs = await post('theirs', { tags: 'fog' }, scene.bela);
    const ids = posts.map(({ id }) => id);

    const added = await bulk({ action: 'add_tags', tags: [`#${tag.toUpperCase()}`], ids });
    expect(added.body.response).toMatchObject({ dryRun: false, matched: 2, changed: 1, skipped: [] });
    expect(added.body.response.sample.map(({ id }: { id: string }) => id)).toEqual([ids[0]]);
    expect(await tagsOf(ids)).toEqual([
      ['fog', tag.toUpperCase()],
      [tag, 'fog'],
    ]);
    expect(await tagged(tag)).toEqual([ids[1], ids[0]]);

    await bulk({ action: 'replace_tag', tag: 'FOG', replacement: 'mist', ids });
    await bulk({ action: 'remove_tags', tags: [tag], ids });
    expect(await tagsOf(ids)).toEqual([['mist'], ['mist']]);
    expect(await tagged(tag)).toEqual([]);
    expect(await tagsOf([other.id])).toEqual([['fog']]);
    expect((await read(theirs.id, scene.bela.blogName, scene.bela)).tags).toEqual(['fog']);
  });

  it('editPosts keeps a tag once when a replacement would double it', async () => {
    const { id } = await post('one', { tags: 'fog, moss' });
    await bulk({ action: 'replace_tag', tag: 'fog', replacement: 'Moss', ids: [id] });
    expect(await tagsOf([id])).toEqual([['Moss']]);
  });

  it('editPosts skips a post with 30 tags with 4030 when adding one', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`).join(', ');
    const roomy = await post('29', { tags: names(limits.tagsPerPost - 1) });
    const full = await post('30', { tags: names(limits.tagsPerPost) });
    const { body } = await bulk({ action: 'add_tags', tags: ['more'], ids: [roomy.id, full.id] });
    expect(body.response).toMatchObject({ changed: 1, skipped: [{ id: full.id, code: 4030 }] });
    const [one, other] = await tagsOf([roomy.id, full.id]);
    expect([one?.length, other?.length]).toEqual([30, 30]);
    expect(one).toContain('more');
    expect(other).not.toContain('more');
  });

  it('editPosts of concurrent requests keeps all added tags', async () => {
    const { id } = await post('one');
    const tags = ['a', 'b', 'c', 'd'];
    await Promise.all(tags.map((tag) => bulk({ action: 'add_tags', tags: [tag], ids: [id] })));
    expect((await read(id)).tags.toSorted()).toEqual(tags);
  });
});

describe('editPosts of states', () => {
  it('editPosts changes the state of drafts, queued and published posts, and the counts follow', async () => {
    const draft = await post('draft', { state: 'draft' });
    const queued = await post('queued', { state: 'queue' });
    const out = await post('out', { tags: `state${scene.serial}` });
    const ids = [draft.id, queued.id, out.id];
    const states = async () => Promise.all(ids.map(async (id) => (await read(id)).state));
    const before = await countOf();
    await bulk({ action: 'set_state', state: 'published', ids });
    expect(await states()).toEqual(['published', 'published', 'published']);
    expect(await countOf()).toBe(before + 2);
    await bulk({ action: 'set_state', state: 'queue', ids });
    expect(await states()).toEqual(['queued', 'queued', 'queued']);
    expect(await countOf()).toBe(before - 1);
    expect(await tagged(`state${scene.serial}`)).toEqual([]);
    const list = await scene.app.injectAs(scene.anna, `/v2/blog/${scene.anna.blogName}/posts/queue`);
    expect(list.body.response.posts.every((one: AnyBody) => one.scheduledPublishTime > 0)).toBe(true);
    await bulk({ action: 'set_state', state: 'private', ids });
    expect(await states()).toEqual(['private', 'private', 'private']);
    await bulk({ action: 'set_state', state: 'draft', ids });
    expect(await states()).toEqual(['draft', 'draft', 'draft']);
  });

  it('editPosts rejects the whole change with 8022 when it does not fit into the queue', async () => {
    const drafts = [await post('a', { state: 'draft' }), await post('b', { state: 'draft' })];
    const ids = drafts.map(({ id }) => id);
    await fillQueue(scene.anna.blogName, limits.queuedPosts - 1);
    const change = { action: 'set_state', state: 'queue' };
    expect(codeOf(await bulk({ ...change, ids, dry_run: true }))).toEqual([403, 8022]);
    expect(codeOf(await bulk({ ...change, ids }))).toEqual([403, 8022]);
    expect((await read(ids[0] ?? '')).state).toBe('draft');
    expect((await bulk({ ...change, ids: ids.slice(0, 1) })).status).toBe(200);
    expect(codeOf(await bulk({ ...change, ids: ids.slice(1) }))).toEqual([403, 8022]);
  });

  it('editPosts rejects the whole change with 8023 when it exceeds the daily limit of posts', async () => {
    const drafts = [await post('a', { state: 'draft' }), await post('b', { state: 'draft' })];
    const ids = drafts.map(({ id }) => id);
    await scene.app.db.query(
      `insert into posts (blog_id, author_id, state, type, reblog_key, root_post_id, root_blog_id, id, position, published_at)
       select $1, $2, 'published', 'text', 'abcdefgh', n, $1, n, next_id(), now()
         from generate_series($3::bigint, $3::bigint + $4 - 1) n`,
      [scene.anna.blogId, scene.anna.userId, 1_000_000_000 + scene.serial * 10_000, limits.postsPerDay - 1],
    );
    const change = { action: 'set_state', state: 'published' };
    expect(codeOf(await bulk({ ...change, ids, dry_run: true }))).toEqual([403, 8023]);
    expect(codeOf(await bulk({ ...change, ids }))).toEqual([403, 8023]);
    expect((await read(ids[1] ?? '')).state).toBe('draft');
    expect((await bulk({ ...change, ids: ids.slice(0, 1) })).status).toBe(200);
  });
});

describe('editPosts of content labels', () => {
  it('editPosts sets and removes content labels and skips locked ones', async () => {
    const free = await post('free');
    const locked = await post('locked');
    const labels = {
      hasCommunityLabel: true,
      categories: { violence: 'locked' },
      lastReporter: 'staff',
    };
    await scene.app.db.query('update posts set labels = $2 where id = $1', [
      locked.id,
      JSON.stringify(labels),
    ]);
    const ids = [free.id, locked.id];
    await bulk({ action: 'set_content_labels', categories: ['drugUse'], ids });
    expect((await read(free.id)).communityLabels.categories).toEqual({ drugUse: true });
    expect((await read(free.id)).contentRating).toBe('sensitive');
    expect((await read(locked.id)).communityLabels.categories).toEqual({ drugUse: true, violence: 'locked' });
    const { body } = await bulk({ action: 'set_content_labels', categories: [], ids });
    expect(body.response.changed).toBe(2);
    expect((await read(free.id)).communityLabels).toMatchObject({ hasCommunityLabel: false, categories: {} });
    expect((await read(locked.id)).communityLabels.categories).toEqual({ violence: 'locked' });
    expect((await bulk({ action: 'set_content_labels', categories: [], ids })).body.response.changed).toBe(0);
  });
});
