import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';
import { tellOfDecisions } from '#tests/support/staff-queue.ts';

const mailer = recordingMailer();
let t: TestApp;
let staff: Member;
let reporter: Member;
let bystander: Bystander;
let last = 0;
beforeAll(async () => {
  t = await buildTestApp({ mailer });
  staff = await t.member('staff', { role: 'admin' });
  reporter = await t.member('reporter');
  bystander = await makeBystander(t);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

type Flagging = { outcome?: string; reason?: string; message?: string };
type Post = { id: string; blogName: string };

async function flag(post: Post, { outcome = 'label', reason = 'adult_content', message }: Flagging = {}) {
  const url = `/v2/blog/${post.blogName}/posts/${post.id}/report`;
  await t.injectAs(reporter, { method: 'POST', url, payload: { reason } });
  const { body } = await t.injectAs(staff, '/v2/admin/reports?kind=post&limit=50');
  const report = body.response.reports.find((one: AnyBody) => one.post?.id === post.id);
  const payload = { outcome, ...(message ? { message } : {}) };
  await t.injectAs(staff, { method: 'PUT', url: `/v2/admin/reports/${report.id}`, payload });
  await tellOfDecisions(t);
  return report.id as string;
}
/** Creates a post that staff labelled or took down, with its author and an unaffected second post. */
async function flagged(how: Flagging = {}) {
  last += 1;
  const author = await t.member(`baker-${last}`);
  const other = await postAs(t, author, 'A roll');
  const post = await postAs(t, author, { content: [{ type: 'text', text: 'A loaf' }], tags: 'bread' });
  const report = await flag(post, how);
  return { author, other, post, report, path: `/v2/blog/${author.blogName}/posts/${post.id}` };
}
function review(as: Member, blog = as.blogName, query = '') {
  return t.injectAs(as, `/v2/blog/${blog}/posts/review${query}`);
}
function appeal(as: Member, post: Post, text = 'It is bread.') {
  const url = `/v2/blog/${post.blogName}/posts/${post.id}/appeal`;
  return t.injectAs(as, { method: 'POST', url, payload: { text } });
}
function appeals(query = '') {
  return t.injectAs(staff, `/v2/admin/appeals${query}`);
}
async function open(post: Post) {
  const { body } = await appeals('?limit=50');
  return body.response.appeals.find((one: AnyBody) => one.post.id === post.id);
}
function decide(id: string, payload: object, as = staff) {
  return t.injectAs(as, { method: 'PUT', url: `/v2/admin/appeals/${id}`, payload });
}
async function told(author: Member) {
  await tellOfDecisions(t);
  const { body } = await t.injectAs(author, `/v2/blog/${author.blogName}/notifications`);
  return body.response.notifications.map(({ type, appeal: about, targetPost }: AnyBody) => ({
    type,
    about,
    post: targetPost?.id,
  }));
}
const codeOf = ({ status, body }: { status: number; body: AnyBody }) => [status, body.errors[0].code];

it('listReviewPosts returns outcome and reason of a labelled post, and appealPost accepts one appeal (4033)', async () => {
  const { author, post } = await flagged({ message: 'Somebody took it for a person.' });
  const item = {
    post: { id: post.id, contentRating: 'sensitive' },
    reason: 'adult_content',
    outcome: 'label',
    state: 'flagged',
    message: 'Somebody took it for a person.',
    canAppeal: true,
  };
  expect((await review(author)).body.response).toMatchObject({ items: [item], total: 1, links: {} });
  expect(await told(author)).toEqual([
    {
      type: 'post_flagged',
      about: { state: 'flagged', canAppeal: true, labels: ['general'] },
      post: post.id,
    },
  ]);
  const sent = await appeal(author, post, '  It is bread.  ');
  expect(sent.status).toBe(201);
  expect(sent.body.response.item).toMatchObject({
    state: 'in_review',
    canAppeal: false,
    appealText: 'It is bread.',
  });
  expect(codeOf(await appeal(author, post))).toEqual([409, 4033]);
  expect((await review(author)).body.response.items).toMatchObject([
    { state: 'in_review', canAppeal: false },
  ]);
  expect(await told(author)).toMatchObject([{ about: { state: 'pending', canAppeal: false } }]);
});

it('answerAppeal with accepted removes the label and notifies the author', async () => {
  const { author, post, path, report } = await flagged();
  await appeal(author, post);
  const { id } = await open(post);
  const { status, body } = await decide(id, { outcome: 'accepted', message: ' You are right. ' });
  expect(status).toBe(200);
  expect(body.response.appeal).toMatchObject({
    state: 'accepted',
    message: 'You are right.',
    outcome: 'label',
    reason: 'adult_content',
    text: 'It is bread.',
    post: { id: post.id, contentRating: 'clean' },
  });
  expect((await t.inject(path)).body.response.post.communityLabels).toMatchObject({
    hasCommunityLabel: false,
    categories: {},
  });
  expect((await review(author)).body.response.items).toMatchObject([
    { state: 'appeal_accepted', canAppeal: false, answer: 'You are right.' },
  ]);
  expect(await told(author)).toMatchObject([
    { type: 'post_appeal_accepted', about: { state: 'accepted', canAppeal: false }, post: post.id },
    { type: 'post_flagged', about: { state: 'accepted' } },
  ]);
  await tellOfDecisions(t);
  const mail = mailer.mails.findLast(({ to }) => to === author.email);
  expect(mail?.subject).toContain('Your appeal was accepted');
  expect(mail?.text).toContain('You are right.');
  const [row] = await t.db.query('select state, outcome from reports where id = $1', [report]);
  expect(row).toEqual({ state: 'dismissed', outcome: 'dismiss' });
  const acts = await t.db.query(
    "select staff_id::text as staff, act, details from staff_acts where subject_id = $1 and act = 'decide-appeal'",
    [id],
  );
  expect(acts).toEqual([
    {
      staff: staff.userId,
      act: 'decide-appeal',
      details: { outcome: 'accepted', message: 'You are right.' },
    },
  ]);
  expect(codeOf(await decide(id, { outcome: 'rejected' }))).toEqual([409, 4033]);
});

it('answerAppeal leaves a report open that was sent after the decision which the appeal reverses', async () => {
  const { author, post, path, report } = await flagged();
  await appeal(author, post);
  const witness = await t.member('second-reporter');
  await t.injectAs(witness, { method: 'POST', url: `${path}/report`, payload: { reason: 'hate' } });
  await t.db.query(`update reports set state = 'acted', outcome = 'label' where id = $1`, [report]);
  await decide((await open(post)).id, { outcome: 'accepted' });
  const rows = await t.db.query(
    'select user_id::text as by, state, outcome from reports where post_id = $1 order by id',
    [post.id],
  );
  expect(rows).toEqual([
    { by: reporter.userId, state: 'dismissed', outcome: 'dismiss' },
    { by: witness.userId, state: 'open', outcome: null },
  ]);
});

it('answerAppeal with accepted restores a removed post to its place', async () => {
  const { author, post, other, path } = await flagged({ outcome: 'remove', reason: 'hate' });
  expect((await t.inject(path)).status).toBe(404);
  expect((await review(author)).body.response.items).toMatchObject([
    { outcome: 'remove', reason: 'other', post: { id: post.id, state: 'disabled' } },
  ]);
  await tellOfDecisions(t);
  const mail = mailer.mails.findLast(({ to }) => to === author.email);
  expect(mail?.text).toContain(`/blog/${author.blogName}/review`);
  await appeal(author, post);
  await decide((await open(post)).id, { outcome: 'accepted' });
  expect((await t.inject(path)).status).toBe(200);
  const { body } = await t.inject(`/v2/blog/${author.blogName}/posts`);
  expect(body.response.posts.map(({ id }: Post) => id)).toEqual([post.id, other.id]);
});

it('answerAppeal with rejected changes nothing and cannot be repeated (4033)', async () => {
  const { author, post, other, path, report } = await flagged();
  await appeal(author, post);
  const { id } = await open(post);
  expect((await decide(id, { outcome: 'rejected', message: 'It is a person.' })).status).toBe(200);
  expect((await t.inject(path)).body.response.post.contentRating).toBe('sensitive');
  expect((await t.inject(path.replace(post.id, other.id))).body.response.post.contentRating).toBe('clean');
  expect((await review(author)).body.response.items).toMatchObject([
    { state: 'appeal_rejected', answer: 'It is a person.', canAppeal: false },
  ]);
  expect(codeOf(await appeal(author, post))).toEqual([409, 4033]);
  expect((await told(author))[0]).toMatchObject({
    type: 'post_appeal_rejected',
    about: { state: 'rejected' },
  });
  // When staff revert their decision, no notification is left.
  await t.injectAs(staff, {
    method: 'PUT',
    url: `/v2/admin/reports/${report}`,
    payload: { outcome: 'dismiss', replace: true },
  });
  expect((await review(author)).body.response).toMatchObject({ items: [], total: 0 });
  expect(await told(author)).toEqual([]);
  expect((await t.inject(path)).body.response.post.contentRating).toBe('clean');
});

it('appealPost accepts another appeal after another flag of the post', async () => {
  const { author, post, report } = await flagged();
  await appeal(author, post);
  await decide((await open(post)).id, { outcome: 'accepted' });
  await t.injectAs(staff, {
    method: 'PUT',
    url: `/v2/admin/reports/${report}`,
    payload: { outcome: 'remove', replace: true },
  });
  expect((await review(author)).body.response.items).toMatchObject([
    { outcome: 'remove', state: 'flagged', canAppeal: true },
    { outcome: 'label', state: 'appeal_accepted' },
  ]);
  expect((await appeal(author, post, 'Again')).status).toBe(201);
});

it('listReviewPosts omits a post that its author deleted, and answerAppeal answers 4004', async () => {
  const { author, post } = await flagged();
  await appeal(author, post);
  const { id } = await open(post);
  await t.injectAs(author, { method: 'DELETE', url: `/v2/blog/${author.blogName}/posts/${post.id}` });
  expect((await review(author)).body.response).toMatchObject({ items: [], total: 0 });
  expect(codeOf(await decide(id, { outcome: 'accepted' }))).toEqual([404, 4004]);
});

it('appealPost rejects non-admins with 4003, unflagged posts with 4004 and invalid texts with 5016', async () => {
  const { author, post, other } = await flagged();
  const writer = await t.member(`second-${last}`);
  await addWriter(t.db, author.blogName, writer);
  expect(codeOf(await appeal(reporter, post))).toEqual([403, 4003]);
  expect(codeOf(await appeal(writer, post))).toEqual([403, 4003]);
  expect((await review(writer, author.blogName)).body.response.items).toMatchObject([{ canAppeal: false }]);
  expect(codeOf(await review(reporter, author.blogName))).toEqual([403, 4003]);
  expect(codeOf(await appeal(author, other))).toEqual([404, 4004]);
  expect(codeOf(await appeal(author, { ...post, id: '12' }))).toEqual([404, 4004]);
  expect(codeOf(await appeal(author, post, ' '))).toEqual([400, 5016]);
  expect(codeOf(await appeal(author, post, 'x'.repeat(1001)))).toEqual([400, 5016]);
  expect((await appeal(author, post, 'x'.repeat(1000))).status).toBe(201);
});

it.each(['12', 'none', '9999999999999999999'])('answerAppeal answers 4004 to the id %s', async (id) => {
  expect(codeOf(await decide(id, { outcome: 'accepted' }))).toEqual([404, 4004]);
});

it('answerAppeal answers 4004 before an appeal was made, and listAppeals is returned to staff only', async () => {
  const { author, post } = await flagged();
  const [row] = await t.db.query<{ id: string }>('select id from post_flags where post_id = $1', [post.id]);
  expect(codeOf(await decide(row?.id ?? '', { outcome: 'accepted' }))).toEqual([404, 4004]);
  expect(codeOf(await t.injectAs(author, '/v2/admin/appeals'))).toEqual([403, 4003]);
  expect(codeOf(await decide(row?.id ?? '', { outcome: 'accepted' }, author))).toEqual([403, 4003]);
});

it('answerAppeal of concurrent decisions accepts one and answers 409 to the others', async () => {
  const { author, post, path } = await flagged();
  await appeal(author, post);
  const { id } = await open(post);
  const answers = await Promise.all([
    decide(id, { outcome: 'accepted' }),
    decide(id, { outcome: 'rejected' }),
    decide(id, { outcome: 'accepted' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const won = answers.find(({ status }) => status === 200)?.body.response.appeal.state;
  const rating = (await t.inject(path)).body.response.post.contentRating;
  expect(rating).toBe(won === 'accepted' ? 'clean' : 'sensitive');
});

it('appealPost of concurrent requests accepts one and answers 409 to the others', async () => {
  const { author, post } = await flagged();
  const sent = await Promise.all(['one', 'two', 'three'].map((text) => appeal(author, post, text)));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});

it('listReviewPosts and listAppeals page through every item once in order, and reject foreign cursors', async () => {
  const author = await t.member('miller');
  const posts: Post[] = [];
  for (const words of ['One', 'Two', 'Three']) {
    const post = await postAs(t, author, words);
    posts.push(post);
    await flag(post);
    await appeal(author, post, words);
  }
  const ids = posts.map(({ id }) => id);
  const walk = async (read: (query: string) => Promise<{ body: AnyBody }>, key: string) => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await read(`?limit=2${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`);
      seen.push(...body.response[key].map((one: AnyBody) => one.post.id));
      cursor = body.response.links.next?.queryParams.cursor;
    } while (cursor);
    return seen;
  };
  expect(await walk((query) => review(author, author.blogName, query), 'items')).toEqual(ids.toReversed());
  const queue = await walk(appeals, 'appeals');
  expect(queue.filter((id) => ids.includes(id))).toEqual(ids);
  expect(new Set(queue).size).toBe(queue.length);
  const { body } = await appeals('?limit=1');
  expect(body.response.total).toBe(queue.length);
  expect(codeOf(await appeals('?cursor=none'))).toEqual([400, 5039]);
});
