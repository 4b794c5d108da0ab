import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { mailCauses } from '#server/module-registry.ts';
import { sendDigests } from '#server/modules/notifications/digest/send-digests.ts';
import { sendWaitingMails } from '#server/modules/notifications/mail/send-waiting-mails.ts';
import { pushDue } from '#server/modules/notifications/push/push-due.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { exportOf } from '#tests/support/exports.ts';
import { reachByMail } from '#tests/support/mailed-members.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, reblogAs } from '#tests/support/posts.ts';
import { ANY_PUSH_SERVICE, PushService } from '#tests/support/push-service.ts';
import { supportBlog } from '#tests/support/supporters.ts';

/** Occurs before the paywall, so that it shows that the post was told at all. */
const OPEN = 'overture';
/** Occurs behind the paywall, in text, description and address. */
const PROBE = 'quincunx';
const DAY_MS = 86_400_000;
/** Noon, which is outside of everybody's quiet hours. */
const NOON = new Date().setUTCHours(12, 0, 0, 0);

const mailer = recordingMailer();
let t: TestApp;
let service: PushService;
let now = NOON;
let odile: Member;
let fan: Member;
let supporter: Member;

// The paywall comes first, so that a summary of the first words would have what stands behind it.
const content = [
  {
    type: 'nested-blocks',
    subtype: 'paywall',
    blocks: [
      { type: 'text', text: `Behind it the ${PROBE}` },
      { type: 'link', url: `https://example.com/${PROBE}`, title: PROBE },
    ],
  },
  { type: 'text', text: `The ${OPEN}` },
] as components['schemas']['Post']['content'];

async function call(who: Member, method: 'POST' | 'PATCH', url: string, payload: object): Promise<void> {
  const { status, body } = await t.injectAs(who, { method, url: `/v2${url}`, payload });
  expect([200, 201, 204], JSON.stringify(body)).toContain(status);
}

beforeAll(async () => {
  service = await new PushService().start();
  t = await buildTestApp({ push: ANY_PUSH_SERVICE, mailer, now: () => now });
  [odile, fan, supporter] = [await t.member('odile'), await t.member('fan'), await t.member('supporter')];
  await call(odile, 'POST', '/blog/odile/support/plans', { name: 'A loaf', amount: 400, currency: 'EUR' });
  await call(odile, 'POST', '/blog/odile/support/onboarding', {});
  await call(odile, 'PATCH', '/blog/odile/support', { enabled: true });
  await supportBlog(t.db, supporter, odile);
  for (const one of [fan, supporter]) {
    await followAs(t, one, 'odile');
    await reachByMail(t, one, { emailDigest: 'weekly', pushText: true });
    await service.add(t, one, one.blogName);
    await call(one, 'POST', '/blog/odile/subscription', {});
  }
  const post = await postAs(t, odile, { content, tags: 'bread' });
  for (const one of [fan, supporter]) {
    await likeAs(t, one, post);
    await call(one, 'POST', '/user/saved_posts', { post_id: post.id });
    await reblogAs(t, one, post);
  }
  const faults: unknown[] = [];
  const round = {
    db: t.db,
    services: t.app.services,
    signal: new AbortController().signal,
    onFault: (error: unknown) => void faults.push(error),
  };
  await pushDue(round);
  now += 8 * DAY_MS;
  await sendWaitingMails({ ...round, causes: mailCauses });
  await sendDigests(round);
  await t.app.services.post.settled();
  now -= 8 * DAY_MS;
  expect(faults).toEqual([]);
});
afterAll(async () => {
  await t.close();
  await service.stop();
});

test('a push about a post says what is open in it, and never what stands behind it', () => {
  const told = service.arrived.map(({ device, message }) => `${device} ${JSON.stringify(message)}`);
  const ofFan = told.filter((one) => one.startsWith('fan '));
  expect(ofFan.join()).toContain(OPEN);
  expect(told.join()).not.toContain(PROBE);
});

test('a digest shows what is open in a post, and never what stands behind it', () => {
  const digests = mailer.mails.filter((mail) => JSON.stringify(mail).includes(OPEN));
  expect(digests.map(({ to }) => to.split('@')[0])).toContain('fan');
  expect(JSON.stringify(mailer.mails)).not.toContain(PROBE);
});

test("the export of a member has what is open in another's post, and of the author all", async () => {
  const ofFan = await exportOf(t, fan);
  expect(ofFan).toContain(OPEN);
  expect(ofFan).not.toContain(PROBE);
  expect(await exportOf(t, odile)).toContain(PROBE);
});
