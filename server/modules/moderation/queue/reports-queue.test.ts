import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, reblogAs, replyAs } from '#tests/support/posts.ts';
import { tellOfDecisions } from '#tests/support/staff-queue.ts';

const mailer = recordingMailer();
let t: TestApp;
let staff: Member;
let bystander: Bystander;
let reporters: Member[];
let last = 0;
beforeAll(async () => {
  t = await buildTestApp({ mailer });
  staff = await t.member('staff', { role: 'admin' });
  bystander = await makeBystander(t);
  reporters = await Promise.all(['anna', 'ben', 'cleo'].map((name) => t.member(name)));
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

function author() {
  last += 1;
  return t.member(`author-${last}`);
}
async function report(as: Member, url: string, payload: object) {
  const { status } = await t.injectAs(as, { method: 'POST', url, payload });
  expect(Math.floor(status / 100)).toBe(2);
}
function reportPost(as: Member, post: { id: string; blogName: string }, more: object = {}) {
  return report(as, `/v2/blog/${post.blogName}/posts/${post.id}/report`, { reason: 'spam', ...more });
}
function list(query = '', as = staff) {
  return t.injectAs(as, `/v2/admin/reports${query}`);
}
function decide(id: string, payload: object, as = staff) {
  return t.injectAs(as, { method: 'PUT', url: `/v2/admin/reports/${id}`, payload });
}
async function waiting(kind: string) {
  return (await list(`?kind=${kind}&limit=50`)).body.response.reports;
}
async function reported(more: object = {}) {
  const member = await author();
  const post = await postAs(t, member, { content: [{ type: 'text', text: 'Buy accordions' }], ...more });
  await reportPost(reporters[0] as Member, post);
  const [found] = (await waiting('post')).filter(
    (one: { post?: { id: string } }) => one.post?.id === post.id,
  );
  return { member, post, id: found.id as string, path: `/v2/blog/${member.blogName}/posts/${post.id}` };
}

it('listReports groups the reports of one subject and lists the most reported first', async () => {
  const member = await author();
  const [once, thrice] = [await postAs(t, member, 'Once'), await postAs(t, member, 'Thrice')];
  for (const as of reporters) await reportPost(as, thrice, { note: `Says ${as.blogName}` });
  await reportPost(reporters[0] as Member, once);
  const found = (await waiting('post')).filter(
    (one: { blog: { name: string } }) => one.blog.name === member.blogName,
  );
  expect(found).toMatchObject([
    {
      kind: 'post',
      reportCount: 3,
      note: 'Says cleo',
      post: { id: thrice.id },
      reporter: { name: 'cleo' },
      state: 'open',
    },
    { kind: 'post', reportCount: 1, post: { id: once.id }, reporter: { name: 'anna' } },
  ]);
});

it('listReports pages through every report once, and rejects a foreign cursor with 5039', async () => {
  const member = await author();
  for (const words of ['one', 'two', 'three'])
    await reportPost(reporters[1] as Member, await postAs(t, member, words));
  const all = (await waiting('post')).map(({ id }: { id: string }) => id);
  const seen: string[] = [];
  let query = '?kind=post&limit=2';
  for (;;) {
    const { reports, links, total } = (await list(query)).body.response;
    expect(total).toBe(all.length);
    seen.push(...reports.map(({ id }: { id: string }) => id));
    if (!links.next) break;
    query = new URL(links.next.href, 'http://site').search;
  }
  expect(seen).toEqual(all);
  // A page with exactly all reports has no next link.
  expect((await list(`?kind=post&limit=${all.length}`)).body.response.links).toEqual({});
  const { links } = (await list(`?kind=post&limit=${all.length - 1}`)).body.response;
  expect(Object.keys(links)).toEqual(['next']);
  expect((await list('?cursor=nonsense')).body.errors[0].code).toBe(5039);
});

it('listReports and setReportOutcome reject members with 403 and visitors with 401', async () => {
  const { id, path } = await reported();
  expect((await t.inject('/v2/admin/reports')).status).toBe(401);
  expect((await list('', bystander.member)).status).toBe(403);
  expect((await decide(id, { outcome: 'remove' }, bystander.member)).status).toBe(403);
  expect(
    (await t.inject({ method: 'PUT', url: `/v2/admin/reports/${id}`, payload: { outcome: 'remove' } }))
      .status,
  ).toBe(401);
  expect((await t.inject(path)).status).toBe(200);
});

it('setReportOutcome with dismiss changes nothing, notifies nobody and stores the decision', async () => {
  const { id, path, member } = await reported();
  const { body } = await decide(id, { outcome: 'dismiss' });
  expect(body.response.report).toMatchObject({
    state: 'dismissed',
    outcome: 'dismiss',
    decidedTs: expect.any(Number),
  });
  expect((await t.inject(path)).status).toBe(200);
  await tellOfDecisions(t);
  expect(mailer.mails.filter(({ to }) => to === member.email)).toEqual([]);
  expect((await waiting('post')).map((one: { id: string }) => one.id)).not.toContain(id);
});

it('setReportOutcome with remove hides a post and mails its author, and a later dismiss restores it', async () => {
  const { id, path, member, post } = await reported({ tags: 'accordion' });
  const reblog = await reblogAs(t, reporters[2] as Member, post, 'Look');
  const taken = await decide(id, { outcome: 'remove', message: 'A shop is elsewhere.' });
  expect(taken.body.response.report).toMatchObject({
    state: 'acted',
    outcome: 'remove',
    post: { id: post.id },
  });
  expect((await t.inject(path)).status).toBe(404);
  expect((await t.inject(`/v2/blog/cleo/posts/${reblog.id}`)).status).toBe(200);
  // Before the notices are due, no mail is sent.
  await t.app.services.post.settled();
  expect(mailer.mails.filter(({ to }) => to === member.email)).toEqual([]);
  await tellOfDecisions(t);
  const mail = mailer.mails.findLast(({ to }) => to === member.email);
  expect(mail?.text).toContain('A shop is elsewhere.');
  const letters = mailer.mails.length;
  // The same decision again changes nothing and sends no second e-mail.
  expect((await decide(id, { outcome: 'remove', replace: true })).status).toBe(200);
  await tellOfDecisions(t);
  expect(mailer.mails.length).toBe(letters);
  await decide(id, { outcome: 'dismiss', replace: true });
  expect((await t.inject(path)).status).toBe(200);
  const [count] = await t.db.query('select post_count from blogs where id = $1', [member.blogId]);
  expect(count).toEqual({ post_count: 1 });
});

it('setReportOutcome with label locks the label against the author, and a later dismiss removes it', async () => {
  const { id, post } = await reported();
  const labelled = async () =>
    (await t.db.query('select content_rating, labels from posts where id = $1', [post.id]))[0];
  await decide(id, { outcome: 'label' });
  expect(await labelled()).toEqual({
    content_rating: 'sensitive',
    labels: { hasCommunityLabel: true, categories: { general: 'locked' }, lastReporter: 'staff' },
  });
  await decide(id, { outcome: 'dismiss', replace: true });
  expect(await labelled()).toMatchObject({
    content_rating: 'clean',
    labels: { hasCommunityLabel: false, categories: {} },
  });
});

it('setReportOutcome with suspend closes a blog, and a later dismiss reopens it', async () => {
  const member = await author();
  await report(reporters[0] as Member, `/v2/blog/${member.blogName}/report`, { reason: 'spam' });
  const [found] = (await waiting('blog')).filter(
    (one: { blog: { name: string } }) => one.blog.name === member.blogName,
  );
  await decide(found.id, { outcome: 'suspend' });
  expect((await t.inject(`/v2/blog/${member.blogName}/info`)).status).toBe(404);
  await decide(found.id, { outcome: 'dismiss', replace: true });
  expect((await t.inject(`/v2/blog/${member.blogName}/info`)).status).toBe(200);
});

it('setReportOutcome with remove deletes a reported reply and keeps the post', async () => {
  const member = await author();
  const post = await postAs(t, member, 'A scarf');
  const answer = await replyAs(t, reporters[1] as Member, post, 'Rude words');
  const { replyId } = answer.body.response.note;
  const payload = { post_id: post.id, note_id: replyId, reason: 'harassment' };
  await report(reporters[0] as Member, `/v2/blog/${member.blogName}/notes/flag`, payload);
  const [found] = (await waiting('reply')).filter(
    (one: { reply?: { replyId: string } }) => one.reply?.replyId === replyId,
  );
  expect(found.reply.replyText).toBe('Rude words');
  expect((await decide(found.id, { outcome: 'label' })).status).toBe(400);
  await decide(found.id, { outcome: 'remove' });
  const [row] = await t.db.query('select deleted_at is not null as gone from replies where id = $1', [
    replyId,
  ]);
  expect(row).toEqual({ gone: true });
  expect((await t.inject(`/v2/blog/${member.blogName}/posts/${post.id}`)).status).toBe(200);
});

it('A further report reopens a decided one, and every decision is in the audit log', async () => {
  const { id, post } = await reported();
  await decide(id, { outcome: 'dismiss' });
  await reportPost(reporters[0] as Member, post);
  const [found] = (await waiting('post')).filter(
    (one: { post?: { id: string } }) => one.post?.id === post.id,
  );
  expect(found).toMatchObject({ state: 'open', reportCount: 1 });
  await decide(found.id, { outcome: 'label', message: 'After all' });
  const acts = await t.db.query(
    'select staff_id::text as staff, details from staff_acts where subject_id = $1 order by id',
    [found.id],
  );
  expect(acts).toEqual([
    { staff: staff.userId, details: { outcome: 'dismiss', kind: 'post' } },
    { staff: staff.userId, details: { outcome: 'label', kind: 'post', message: 'After all' } },
  ]);
});

it.each(['12', 'none', '9999999999999999999'])('setReportOutcome answers 404 to the id %s', async (id) => {
  expect((await decide(id, { outcome: 'dismiss' })).status).toBe(404);
});

it('setReportOutcome of concurrent decisions decides once, and the others hear of it with 4033', async () => {
  const { id, path } = await reported();
  const answers = await Promise.all([
    decide(id, { outcome: 'remove' }),
    decide(id, { outcome: 'label' }),
    decide(id, { outcome: 'remove' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const won = answers.find(({ status }) => status === 200)?.body.response.report.outcome;
  for (const { body } of answers.filter(({ status }) => status === 409)) {
    expect(body.errors[0]).toMatchObject({ code: 4033, staffDecision: { outcome: won } });
  }
  expect((await t.inject(path)).status).toBe(won === 'remove' ? 404 : 200);
});

it('listReports shows a conversation up to the report, and suspend closes the blog that wrote it', async () => {
  const [rude, hurt] = [await author(), reporters[2] as Member];
  const write = (as: Member, to: Member, message: string) =>
    t.injectAs(as, {
      method: 'POST',
      url: '/v2/conversations/messages',
      payload: { type: 'text', participant: as.blogUuid, participants: [as.blogUuid, to.blogName], message },
    });
  const sent = await write(rude, hurt, 'Rude words');
  expect(sent.status).toBe(201);
  const said = {
    type: 'harassment',
    context: 'Make it stop',
    conversation_id: sent.body.response.conversation.id,
    participant: hurt.blogUuid,
  };
  await report(hurt, '/v2/conversations/flag', said);
  await write(rude, hurt, 'More words');
  const [found] = await waiting('conversation');
  expect(found).toMatchObject({
    kind: 'conversation',
    reason: 'harassment',
    note: 'Make it stop',
    blog: { name: rude.blogName },
    reporter: { name: hurt.blogName },
    messages: [{ type: 'text', content: { text: 'Rude words' }, participant: rude.blogUuid }],
  });
  expect((await decide(found.id, { outcome: 'label' })).status).toBe(400);
  const { body } = await decide(found.id, { outcome: 'suspend', message: 'Not here.' });
  expect(body.response.report).toMatchObject({ kind: 'conversation', state: 'acted', outcome: 'suspend' });
  expect((await t.inject(`/v2/blog/${rude.blogName}/info`)).status).toBe(404);
  expect((await t.inject(`/v2/blog/${hurt.blogName}/info`)).status).toBe(200);
  expect(await waiting('conversation')).toEqual([]);
  await report(hurt, '/v2/conversations/flag', said);
  expect((await waiting('conversation')).map(({ state }: { state: string }) => state)).toEqual(['open']);
});
