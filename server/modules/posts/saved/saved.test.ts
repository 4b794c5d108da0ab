import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';

type Saved = components['schemas']['SavedPost'];
type Folder = components['schemas']['SavedFolder'];

let t: TestApp;
let anna: Member;
let bela: Member;
let watcher: Bystander;

beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
  watcher = await makeBystander(t);
});
afterAll(() => t.close());
afterEach(async () => {
  await watcher.expectUnchanged();
  await t.db.query('delete from saved_posts');
  await t.db.query('delete from saved_folders');
});

function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  member: Member = anna,
) {
  return t.injectAs(member, { method, url: `/v2/user/${path}`, ...(payload ? { payload } : {}) });
}
function save(post_id: string, more: object = {}, member: Member = anna) {
  return call('POST', 'saved_posts', { post_id, ...more }, member);
}
async function folder(title: string, member: Member = anna): Promise<Folder> {
  return (await call('POST', 'saved_folders', { title }, member)).body.response.folder;
}
async function saved(query = '', member: Member = anna) {
  return (await call('GET', `saved_posts${query}`, undefined, member)).body.response;
}
const idsOf = ({ savedPosts }: { savedPosts: Saved[] }) => savedPosts.map(({ post }) => post.id);

describe('savePost, removeSavedPost and listSavedPosts', () => {
  test("listSavedPosts lists the member's saved posts, the last saved first, until removeSavedPost", async () => {
    const [first, second] = [await postAs(t, bela, 'First'), await postAs(t, bela, 'Second')];
    for (const { id } of [first, second]) expect((await save(id)).status).toBe(201);
    const list = await saved();
    expect([idsOf(list), list.total, list.savedPosts[0].post.saved]).toEqual([
      [second.id, first.id],
      2,
      true,
    ]);
    expect((await saved('', bela)).total).toBe(0);
    const seen = await t.injectAs(bela, `/v2/blog/bela/posts/${first.id}`);
    expect(seen.body.response.post.saved).toBe(false);
    const removals = [
      await call('DELETE', `saved_posts/${first.id}`),
      await call('DELETE', `saved_posts/${first.id}`),
    ];
    expect(removals.map(({ status }) => status)).toEqual([204, 404]);
    expect(idsOf(await saved())).toEqual([second.id]);
  });

  test('savePost again changes folder and note and keeps the position', async () => {
    const kitchen = await folder('Kitchen');
    const [first, second] = [await postAs(t, bela, 'Bread'), await postAs(t, bela, 'Stars')];
    await save(first.id, { note: 'With more salt' });
    await save(second.id);
    const { savedPost } = (await save(first.id, { folder_id: kitchen.id, note: 'Less' })).body.response;
    expect(savedPost).toMatchObject({ folderId: kitchen.id, note: 'Less', post: { saved: true } });
    expect(idsOf(await saved())).toEqual([second.id, first.id]);
    expect(idsOf(await saved(`?folder_id=${kitchen.id}`))).toEqual([first.id]);
    await save(first.id);
    const [other, last] = (await saved()).savedPosts;
    expect([last.folderId, last.note]).toEqual([undefined, 'Less']);
    await save(first.id, { note: ' ' });
    expect((await saved()).savedPosts[1].note).toBeUndefined();
    expect((await saved()).savedPosts[0]).toEqual(other);
  });

  test('listSavedPosts filters by words and pages by cursor', async () => {
    const ids: string[] = [];
    for (const words of ['Red wool', 'Blue wool', 'A kettle', 'Green wool']) {
      const { id } = await postAs(t, bela, words);
      await save(id);
      ids.unshift(id);
    }
    const wool = ids.filter((_, at) => at !== 1);
    const first = await saved('?query=wool&limit=2');
    const rest = (await t.injectAs(anna, first.links.next.href)).body.response;
    expect([[...idsOf(first), ...idsOf(rest)], first.total, rest.links]).toEqual([wool, 3, {}]);
    expect((await saved('?query=nowhere')).total).toBe(0);
    const other = first.links.next.href.replace('query=wool', 'query=kettle');
    expect((await t.injectAs(anna, other)).body.errors[0].code).toBe(5039);
  });

  test('listSavedPosts omits posts that were deleted or became private', async () => {
    const [stays, goes] = [await postAs(t, bela, 'Stays'), await postAs(t, bela, 'Goes')];
    for (const { id } of [stays, goes]) await save(id);
    await t.injectAs(bela, { method: 'DELETE', url: `/v2/blog/bela/posts/${goes.id}` });
    const list = await saved();
    expect([idsOf(list), list.total]).toEqual([[stays.id], 1]);
    await t.db.query("update blogs set password_hash = 'x' where name = 'bela'");
    expect(idsOf(await saved())).toEqual([]);
    await t.db.query("update blogs set password_hash = null where name = 'bela'");
  });

  test('savePost answers 4004 to an unknown post or folder and 5016 to a note that is too long', async () => {
    const post = await postAs(t, bela, 'Here');
    const draft = await postAs(t, bela, { content: [{ type: 'text', text: 'Mine' }], state: 'draft' });
    const foreign = await folder('Not yours', bela);
    const table = [
      [draft.id, {}, 4004],
      ['9999999999999999999', {}, 4004],
      [post.id, { folder_id: foreign.id }, 4004],
      [post.id, { folder_id: 'folder-x' }, 4004],
      [post.id, { note: 'x'.repeat(281) }, 5016],
    ] as const;
    for (const [id, more, code] of table) {
      const { body } = await save(id, more);
      expect([more, body.errors?.[0].code]).toEqual([more, code]);
    }
    expect((await saved()).total).toBe(0);
    expect((await save(post.id, { note: 'x'.repeat(280) })).status).toBe(201);
  });
});

describe('createSavedFolder, editSavedFolder and deleteSavedFolder', () => {
  const titles = async () =>
    (await call('GET', 'saved_folders')).body.response.folders.map(({ title, postCount }: Folder) => [
      title,
      postCount,
    ]);

  test('deleteSavedFolder keeps the posts of the folder saved, and editSavedFolder renames it', async () => {
    const [skies, kitchen] = [await folder('Skies'), await folder(' Kitchen  table ')];
    const post = await postAs(t, bela, 'Bread');
    await save(post.id, { folder_id: kitchen.id });
    expect(await titles()).toEqual([
      ['Kitchen table', 1],
      ['Skies', 0],
    ]);
    const renamed = await call('PUT', `saved_folders/${kitchen.id}`, { title: 'kitchen Table' });
    expect([renamed.status, renamed.body.response.folder.title]).toEqual([200, 'kitchen Table']);
    expect((await call('DELETE', `saved_folders/${kitchen.id}`)).status).toBe(204);
    expect(await titles()).toEqual([['Skies', 0]]);
    expect(idsOf(await saved())).toEqual([post.id]);
    expect((await saved(`?folder_id=${skies.id}`)).total).toBe(0);
  });

  test("createSavedFolder and editSavedFolder reject a repeated title (4003) and other members' folders (4004)", async () => {
    const [own, other] = [await folder('Kitchen'), await folder('Skies')];
    const foreign = await folder('Kitchen', bela);
    const table = [
      ['POST', 'saved_folders', { title: 'KITCHEN' }, 4003],
      ['POST', 'saved_folders', { title: ' ' }, 5016],
      ['POST', 'saved_folders', { title: 'x'.repeat(61) }, 5016],
      ['PUT', `saved_folders/${other.id}`, { title: 'kitchen' }, 4003],
      ['PUT', `saved_folders/${foreign.id}`, { title: 'Mine now' }, 4004],
      ['PUT', 'saved_folders/nothing', { title: 'Mine now' }, 4004],
      ['DELETE', `saved_folders/${foreign.id}`, undefined, 4004],
      ['GET', `saved_posts?folder_id=${foreign.id}`, undefined, 4004],
    ] as const;
    for (const [method, path, payload, code] of table) {
      const { body } = await call(method, path, payload);
      expect([method, path, body?.errors?.[0].code]).toEqual([method, path, code]);
    }
    expect(await titles()).toEqual([
      ['Kitchen', 0],
      ['Skies', 0],
    ]);
    expect(own.id).not.toBe(foreign.id);
  });

  test('createSavedFolder answers 4030 beyond a hundred folders, also to concurrent requests', async () => {
    await t.db.query(
      `insert into saved_folders (user_id, title) select $1, 'Folder ' || n from generate_series(1, $2::int) n`,
      [anna.userId, limits.savedFolders - 1],
    );
    const made = await Promise.all(['A', 'B', 'C'].map((title) => call('POST', 'saved_folders', { title })));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
    const refused = made.find(({ status }) => status === 403);
    expect(refused?.body.errors[0].code).toBe(4030);
  });
});
