import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailCauses } from '#server/module-registry.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { reachByMail } from '#tests/support/mailed-members.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs, replyAs, text } from '#tests/support/posts.ts';
import { sendWaitingMails } from './send-waiting-mails.ts';

/** Longer than any event is held back. */
const LATER_MS = 25 * 3_600_000;

const mailer = recordingMailer();
let t: TestApp;
let now = Date.now();
let serial = 0;
/** Anna gets the mails; Bela acts. */
let anna: Member;
let bela: Member;

beforeAll(async () => {
  t = await buildTestApp({ mailer, now: () => now });
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  now = Date.now();
  anna = await t.member(`anna-${serial}`);
  bela = await t.member(`bela-${serial}`);
  await reachByMail(t, anna, { emailFollowers: true });
  await t.db.query('update blogs set ask = true where id = $1', [anna.blogId]);
  await t.app.services.post.settled();
});

/** Returns the kinds of the mails that tell what happened until now. */
async function mailedKinds(): Promise<string[]> {
  mailer.mails.length = 0;
  now = Date.now() + LATER_MS;
  const { signal } = new AbortController();
  const onFault = (error: unknown): never => {
    throw error;
  };
  await sendWaitingMails({ db: t.db, services: t.app.services, causes: mailCauses, signal, onFault });
  await t.app.services.post.settled();
  return mailer.mails.map(({ kind }) => kind);
}

async function choose(setting: string, isOn: boolean): Promise<void> {
  const payload = { notifications: { [setting]: isOn } };
  const { status } = await t.injectAs(anna, { method: 'POST', url: '/v2/user/settings', payload });
  expect(status).toBe(200);
}

async function invite(): Promise<void> {
  const group = `group-${serial}`;
  await t.db.query(
    `with made as (insert into blogs (owner_id, name, title) values ($1, $2, $2) returning id)
     insert into blog_members (blog_id, user_id, role) select id, $1, 'admin' from made`,
    [bela.userId, group],
  );
  const url = `/v2/blog/${group}/invitations/${anna.blogName}`;
  await t.injectAs(bela, { method: 'PUT', url, payload: { role: 'member' } });
}

function write(): Promise<unknown> {
  const payload = {
    type: 'text',
    participant: bela.blogUuid,
    participants: [bela.blogUuid, anna.blogName],
    message: 'Hello',
  };
  return t.injectAs(bela, { method: 'POST', url: '/v2/conversations/messages', payload });
}

const ask = () => postAs(t, bela, { content: text('Which lens?'), state: 'ask' }, anna.blogName);
const reply = async () => replyAs(t, bela, await postAs(t, anna, 'Seven ridges'), 'Is that the hut?');
const follow = () => followAs(t, bela, anna.blogName);

async function give(): Promise<void> {
  const key = (step: string) => ({ 'idempotency-key': `gift-by-mail-${step}-${bela.userId}` });
  const ordered = await t.injectAs(bela, {
    method: 'POST',
    url: '/v2/skeinmart/checkout',
    headers: key('order'),
    payload: {
      product_id: 'badge-moth',
      tumblelog: anna.blogName,
      is_gift: true,
      expected_price: 299,
      country: 'PT',
    },
  });
  const { id, total } = ordered.body.response.checkout;
  await t.injectAs(bela, {
    method: 'POST',
    url: `/v2/checkouts/${id}/confirm`,
    headers: key('confirm'),
    payload: { expected_price: total.amount, expected_currency: total.currency },
  });
}

const ROWS: [setting: string, kind: string, event: () => Promise<unknown>][] = [
  ['email_asks', 'ask', ask],
  ['email_messages', 'messages', write],
  ['email_replies', 'replies', reply],
  ['email_invitations', 'invitation', invite],
  ['email_followers', 'followers', follow],
  ['email_gifts', 'gift', give],
];

it.each(ROWS)('editUserSettings with %s off stops mails of the kind %s', async (setting, _kind, event) => {
  await choose(setting, false);
  await event();
  expect(await mailedKinds()).toEqual([]);
});

it.each(ROWS)(
  'editUserSettings with %s on lets mails of the kind %s be sent',
  async (setting, kind, event) => {
    await choose(setting, false);
    await choose(setting, true);
    await event();
    expect(await mailedKinds()).toEqual([kind]);
  },
);

it.each(ROWS)(
  'editUserSettings with all but %s off stops no mail of the kind %s',
  async (setting, kind, event) => {
    for (const [other] of ROWS) if (other !== setting) await choose(other, false);
    await event();
    expect(await mailedKinds()).toEqual([kind]);
  },
);
