import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import { codesOf, postInto } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
let handle: string;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
  handle = await newCommunity(t, anna, { title: 'Club' });
  await joinAs(t, bela, handle);
});
afterAll(() => t.close());

const at = (rest = '') => `/v2/communities/${handle}/moderation/templates${rest}`;
function create(by: Member, payload: object) {
  return t.injectAs(by, { method: 'POST', url: at(), payload });
}
async function titles(): Promise<string[]> {
  const { templates } = (await t.injectAs(anna, at())).body.response;
  return templates.map(({ title }: { title: string }) => title);
}

test('templates are listed by use, replaced and deleted', async () => {
  const fog = (await create(anna, { title: ' Fog ', message: 'Only fog.' })).body.response.template;
  const tea = (await create(anna, { title: 'Tea', message: 'No tea.' })).body.response.template;
  expect(fog).toMatchObject({ title: 'Fog', usedCount: 0 });
  expect(await titles()).toEqual(['Fog', 'Tea']);
  const { id } = await postInto(t, bela, handle);
  await t.injectAs(anna, {
    ...{ method: 'POST', url: `/v2/communities/${handle}/moderation/decisions` },
    payload: { action: 'remove', template_id: tea.id, items: [{ post_id: id }] },
  });
  expect(await titles()).toEqual(['Tea', 'Fog']);
  const payload = { title: 'Mist', message: 'Only mist.' };
  const changed = await t.injectAs(anna, { method: 'PUT', url: at(`/${fog.id}`), payload });
  expect(changed.body.response.template).toMatchObject({ id: fog.id, title: 'Mist' });
  await t.injectAs(anna, { method: 'DELETE', url: at(`/${tea.id}`) });
  expect(await titles()).toEqual(['Mist']);
  expect(codesOf(await t.injectAs(anna, { method: 'DELETE', url: at(`/${tea.id}`) }))).toEqual([4004]);
});

test('templates are closed to members and to other communities, and take no blank words', async () => {
  expect(codesOf(await create(bela, { title: 'Mine', message: 'Mine' }))).toEqual([4003]);
  expect(codesOf(await create(anna, { title: '  ', message: 'Words' }))).toEqual([5016]);
  expect(codesOf(await create(anna, { title: 'Words', message: ' ' }))).toEqual([5016]);
  const own = (await create(anna, { title: 'Own', message: 'Own' })).body.response.template;
  const other = await newCommunity(t, bela, { title: 'Other club' });
  const foreign = `/v2/communities/${other}/moderation/templates/${own.id}`;
  const payload = { title: 'Taken', message: 'Taken' };
  expect(codesOf(await t.injectAs(bela, { method: 'PUT', url: foreign, payload }))).toEqual([4004]);
  expect(codesOf(await t.injectAs(bela, { method: 'DELETE', url: foreign }))).toEqual([4004]);
  expect(await titles()).toContain('Own');
});
