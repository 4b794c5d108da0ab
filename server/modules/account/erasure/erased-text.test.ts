import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { registerClient } from '#tests/support/apps.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { likeAs, postAs, reblogAs, replyAs, text } from '#tests/support/posts.ts';
import { eraseDue } from './erase-member.ts';

/** A word that only Ivy uses, in every text field. */
const WORD = 'zwirbel';
/** Copies that other members keep, by table. */
const STAYS: Readonly<Record<string, string>> = {
  messages: 'letters belong to both who wrote each other',
  posts: 'what was written for a blog of others is theirs',
  post_search: 'what was written for a blog of others is found there',
  reports: 'a report is about somebody else',
  tags: 'a tag belongs to nobody',
  trail_parts: 'what others passed on is theirs',
};

let t: TestApp;
let ivy: Member;
let otto: Member;
let bystander: Bystander;
let ottos: Awaited<ReturnType<typeof postAs>>;

beforeAll(async () => {
  t = await buildTestApp();
  [ivy, otto] = [await t.member('ivy'), await t.member('otto')];
  bystander = await makeBystander(t);
  ottos = await postAs(t, otto, 'A long scarf');
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

async function act(member: Member, method: 'POST' | 'PUT', url: string, payload: object) {
  const { status, body } = await t.injectAs(member, { method, url: `/v2${url}`, payload });
  expect([url, status < 300, body?.errors]).toEqual([url, true, undefined]);
}

/** Returns the tables that contain a pattern, with the number of rows. */
async function tablesWith(pattern: string): Promise<Record<string, number>> {
  const tables = await t.db.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  expect(tables.length).toBeGreaterThan(70);
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await t.db.query<{ n: number }>(
      `select count(*)::int as n from ${name} t where to_jsonb(t)::text ~* $1`,
      [pattern],
    );
    if (row && row.n > 0) found[name.replace('public.', '')] = row.n;
  }
  return found;
}

/** Fills every text field once. */
async function typeEverywhere() {
  const own = await postAs(t, ivy, { content: text(`${WORD} one`), tags: WORD });
  await reblogAs(t, ivy, own, `${WORD} again`);
  await postAs(t, ivy, { content: text(`${WORD} draft`), state: 'draft' });
  await postAs(t, ivy, { content: text(`${WORD} queued`), state: 'queue' });
  await postAs(t, ivy, { content: text('From elsewhere'), sourceUrl: `https://example.org/${WORD}` });
  const passedOn = await postAs(t, ivy, `${WORD} that otto passes on`);
  await reblogAs(t, otto, passedOn, 'Look');
  const drafted = await postAs(t, ivy, `${WORD} that otto will pass on`);
  await postAs(t, otto, {
    ...{ state: 'draft', parentPostId: drafted.id, parentTumblelogUuid: drafted.blog.uuid },
    reblogKey: drafted.reblogKey,
  });
  await replyAs(t, ivy, ottos, `${WORD}!`);
  await likeAs(t, ivy, ottos);
  // Before the invitation, because members cannot report a blog that they write for.
  await act(ivy, 'POST', '/blog/otto/report', { reason: 'other', note: WORD });
  await addWriter(t.db, 'otto', ivy);
  await postAs(t, ivy, `${WORD} for otto`, 'otto');
  await act(ivy, 'POST', '/conversations/messages', {
    ...{ type: 'text', participant: ivy.blogUuid, participants: [ivy.blogUuid, 'otto'] },
    message: `Dear otto, ${WORD}`,
  });
  await act(ivy, 'POST', '/blog/ivy/settings', { title: WORD, description: WORD });
  await act(ivy, 'POST', '/user/blogs', { tumblelog: 'ivys-attic', title: WORD });
  await act(ivy, 'POST', '/user/tags/add', { tag: WORD });
  await act(ivy, 'POST', '/user/filtered_tags', { filtered_tags: [WORD] });
  await act(ivy, 'POST', '/user/filtered_content', { filtered_content: [WORD] });
  await act(ivy, 'POST', '/user/saved_folders', { title: WORD });
  await act(ivy, 'POST', '/user/saved_posts', { post_id: ottos.id, note: WORD });
  await act(ivy, 'POST', '/tabs', { title: WORD, blogs: ['otto'], tags: [WORD] });
  await act(ivy, 'POST', '/support/requests', {
    ...{ topic: 'bug', email: ivy.email, text: `The ${WORD} is gone.` },
  });
  await registerClient(t, ivy, { name: WORD, description: WORD });
  const attribution = {
    type: 'blog' as const,
    blog: { name: 'ivy', uuid: ivy.blogUuid, url: 'https://example.test/' },
  };
  const layout = [{ type: 'ask' as const, blocks: [0], attribution }];
  await postAs(t, ivy, { content: text(`${WORD}?`), state: 'ask', layout: layout as never }, 'otto');
}

it('eraseDue leaves no text and no address of a member in any table, except in listed data of others', async () => {
  await typeEverywhere();
  const before = await tablesWith(WORD);
  // Checks that the search finds the word where it was typed.
  for (const table of ['posts', 'post_search', 'replies', 'blogs', 'saved_posts', 'filtered_content'])
    expect(before).toHaveProperty(table);
  await t.db.query("update users set state = 'leaving', delete_at = now() where id = $1", [ivy.userId]);
  await eraseDue(t.db, t.app.services);
  const left = await tablesWith(WORD);
  expect(Object.keys(left).sort()).toEqual(Object.keys(STAYS).sort());
  expect(left).toMatchObject({ posts: 1, messages: 1, trail_parts: 2 });
  expect(await tablesWith(ivy.email.replace('.', '\\.'))).toEqual({});
  const parts = await t.db.query<{ content: unknown }>(
    `select content from trail_parts where content::text like '%${WORD}%' order by id`,
  );
  expect(parts.map(({ content }) => content)).toEqual([
    [{ type: 'text', text: `${WORD} that otto passes on` }],
    [{ type: 'text', text: `${WORD} that otto will pass on` }],
  ]);
});
