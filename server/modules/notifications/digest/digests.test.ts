import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { reachByMail } from '#tests/support/mailed-members.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, reblogAs, text } from '#tests/support/posts.ts';
import { nextDue } from './digest-hours.ts';
import { isDigestDue } from './digest-repository.ts';
import { type DigestRound, sendDigests } from './send-digests.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const mailer = recordingMailer();

let t: TestApp;
let now = Date.now();
let serial = 0;
/** Anna gets the digest; she follows Bela and Cleo. */
let anna: Member;
let bela: Member;
let cleo: Member;
let faults: unknown[];

beforeAll(async () => {
  t = await buildTestApp({ mailer, now: () => now });
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  now = Date.now();
  faults = [];
  await t.db.query('delete from mail_digests');
  [anna, bela, cleo] = await Promise.all([
    t.member(`anna-${serial}`),
    t.member(`bela-${serial}`),
    t.member(`cleo-${serial}`),
  ]);
  await reachByMail(t, anna, { emailDigest: 'weekly' });
  for (const { blogName } of [bela, cleo]) await followAs(t, anna, blogName);
  await t.app.services.post.settled();
  mailer.mails.length = 0;
});

function round(more: Partial<DigestRound> = {}): DigestRound {
  const { signal } = new AbortController();
  const onFault = (error: unknown): void => void faults.push(error);
  return { db: t.db, services: t.app.services, signal, onFault, ...more };
}

/** Returns five minutes past nine of the next Sunday, or of a later one. */
const sunday = (weeks = 0): number => nextDue(Date.now(), 'weekly', 'UTC') + weeks * 7 * DAY_MS + 5 * 60_000;

/** Sends what is due at a moment; returns the digests sent since. */
async function digestsAt(moment: number) {
  now = moment;
  const before = mailer.mails.length;
  await sendDigests(round());
  await t.app.services.post.settled();
  expect(faults).toEqual([]);
  return mailer.mails.slice(before);
}

describe('sendDigests', () => {
  it('A weekly digest is sent once, on Sunday at nine, with one new post of each followed blog', async () => {
    await postAs(t, bela, { content: text('Quiet bread'), tags: 'bread' });
    const loud = await postAs(t, bela, { content: text('Loud bread'), tags: 'bread' });
    await likeAs(t, cleo, loud);
    await postAs(t, cleo, { content: text('First snow'), tags: 'snow' });
    await postAs(t, anna, 'My own');
    expect(await digestsAt(Date.now())).toEqual([]);
    expect(await isDigestDue(t.db, sunday() - HOUR_MS)).toBe(false);
    const [mail, ...more] = await digestsAt(sunday());
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: anna.email, kind: 'digest', subject: expect.stringContaining('bread') });
    expect(mail?.subject).toContain('snow');
    expect(mail?.text).toContain('Loud bread');
    expect(mail?.text).not.toContain('Quiet bread');
    expect(mail?.text).not.toContain('My own');
    expect(mail?.text.indexOf('Loud bread')).toBeLessThan(mail?.text.indexOf('First snow') ?? 0);
    expect(mail?.stopUrl).toMatch(/^http/);
    expect(await digestsAt(sunday() + HOUR_MS)).toEqual([]);
    expect(await digestsAt(sunday(1))).toEqual([]);
  });

  it('A digest that is sent a day late names the day and the hour of every digest', async () => {
    await postAs(t, bela, 'News');
    const [mail] = await digestsAt(sunday() + 25 * HOUR_MS);
    expect(mail?.text).toContain('every week on Sunday at 9:00');
  });

  it('A digest tells what happened to the own posts in a sentence', async () => {
    const own = await postAs(t, anna, 'Seven ridges');
    await likeAs(t, bela, own);
    await likeAs(t, cleo, own);
    await postAs(t, bela, 'News');
    const [mail] = await digestsAt(sunday());
    expect(mail?.text).toMatch(/Seven ridges\W.*got 2 new notes/s);
  });

  it.each([
    ['nothing new was posted', async () => {}],
    ['there are only reblogs', async () => void (await reblogAs(t, bela, await postAs(t, anna, 'Mine')))],
    [
      'everything was seen',
      async () => {
        const { id } = await postAs(t, bela, 'Seen');
        await t.db.query('insert into seen_posts (user_id, post_id) values ($1, $2)', [anna.userId, id]);
      },
    ],
  ])('A digest is not sent when %s', async (_case, act) => {
    await act();
    expect(await digestsAt(sunday())).toEqual([]);
  });

  const blogIs = (change: string) => () =>
    t.db.query(`update blogs set ${change} where id = $1`, [bela.blogId]);
  it.each([
    ['is private', blogIs('is_private = true')],
    ['is hidden from visitors', blogIs('is_hidden = true')],
    ['has a password', blogIs("password_hash = 'secret'")],
    ['is for adults', blogIs('is_adult = true')],
    ['is suspended', blogIs("state = 'suspended'")],
    ['is blocked', () => t.injectAs(anna, { method: 'PUT', url: `/v2/user/blocks/${bela.blogName}` })],
    ['blocks the member', () => t.injectAs(bela, { method: 'PUT', url: `/v2/user/blocks/${anna.blogName}` })],
    [
      'is muted',
      () =>
        t.db.query(
          "insert into user_mutes (user_id, blog_id, kind, scopes) values ($1, $2, 'all', '{dashboard}')",
          [anna.userId, bela.blogId],
        ),
    ],
  ])('A digest tells nothing of a blog that %s', async (_case, change) => {
    await postAs(t, bela, 'Bread');
    await change();
    expect(await digestsAt(sunday())).toEqual([]);
  });

  const postIs = (change: string) => () =>
    t.db.query(`update posts set ${change} where blog_id = $1`, [bela.blogId]);
  it.each([
    ['was deleted', postIs("state = 'deleted', position = null")],
    ['became private', postIs("state = 'private'")],
    ['is sensitive', postIs("content_rating = 'sensitive'")],
    ['is labelled', postIs(`labels = '{"hasCommunityLabel": true, "categories": {}}'`)],
    [
      'matches a filter',
      () =>
        t.injectAs(anna, {
          method: 'POST',
          url: '/v2/user/filtered_content',
          payload: { filtered_content: ['bread'] },
        }),
    ],
    [
      'was hidden',
      async () => {
        await t.db.query(
          'insert into hidden_posts (user_id, root_post_id, root_blog_id) select $1, root_post_id, root_blog_id from posts where blog_id = $2',
          [anna.userId, bela.blogId],
        );
      },
    ],
  ])('A digest tells nothing of a post that %s', async (_case, change) => {
    await postAs(t, bela, 'Bread');
    await change();
    expect(await digestsAt(sunday())).toEqual([]);
  });

  it('A digest with a post that is deleted while it is composed is composed again without it', async () => {
    await postAs(t, bela, 'Gone');
    await postAs(t, cleo, 'Kept');
    now = sunday();
    let isDeleted = false;
    const db = {
      ...t.db,
      query: t.db.query.bind(t.db),
      transaction: async (...args: Parameters<typeof t.db.transaction>) => {
        if (!isDeleted)
          await t.db.query("update posts set state = 'deleted', position = null where blog_id = $1", [
            bela.blogId,
          ]);
        isDeleted = true;
        return t.db.transaction(...args);
      },
    } as DigestRound['db'];
    await sendDigests(round({ db }));
    await t.app.services.post.settled();
    expect(mailer.mails).toEqual([]);
    const [mail, ...more] = await digestsAt(sunday() + 60_000);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Kept');
    expect(mail?.text).not.toContain('Gone');
  });

  it('sendDigests ends while posts change at each choice, and composes the digest again a minute later', async () => {
    await postAs(t, bela, 'Bread');
    now = sunday();
    let transactions = 0;
    const db = {
      ...t.db,
      query: t.db.query.bind(t.db),
      transaction: async (...args: Parameters<typeof t.db.transaction>) => {
        transactions += 1;
        await postAs(t, cleo, `Snow ${transactions}`);
        await t.db.query("update posts set summary = summary || '!' where blog_id = $1", [bela.blogId]);
        return t.db.transaction(...args);
      },
    } as DigestRound['db'];
    await sendDigests(round({ db }));
    expect([transactions, mailer.mails]).toEqual([1, []]);
    expect(await isDigestDue(t.db, now + 59_999)).toBe(false);
    expect(await digestsAt(sunday() + 60_000)).toHaveLength(1);
  });

  it.each([
    [
      'whose address is not confirmed',
      () => t.db.query('update users set email_verified_at = null where id = $1', [anna.userId]),
    ],
    [
      'who is suspended',
      () => t.db.query("update users set state = 'suspended' where id = $1", [anna.userId]),
    ],
    ['who left', () => t.db.query("update users set state = 'deleted' where id = $1", [anna.userId])],
    ['who switched it off', () => reachByMail(t, anna, { emailDigest: 'never' })],
  ])('A digest is not sent to a member %s', async (_case, change) => {
    await postAs(t, bela, 'Bread');
    await change();
    expect(await digestsAt(sunday())).toEqual([]);
  });

  it('A digest that is sent later than the last one tells of what was posted in between', async () => {
    await postAs(t, bela, 'Bread');
    const due = nextDue(Date.now(), 'weekly', 'UTC');
    await t.db.query("update users set created_at = now() - interval '1 year' where id = $1", [anna.userId]);
    await t.db.query("update sessions set last_seen_at = now() - interval '1 day' where user_id = $1", [
      anna.userId,
    ]);
    await t.db.query('update mail_digests set due_at = $1, since = $2', [
      new Date(due).toISOString(),
      new Date(Date.now() - HOUR_MS).toISOString(),
    ]);
    // The post is older than a week by then.
    expect(await digestsAt(due + 6 * DAY_MS + 10 * HOUR_MS)).toHaveLength(1);
  });

  it('A digest waits for the end of quiet hours', async () => {
    await postAs(t, bela, 'Bread');
    await reachByMail(t, anna, { emailDigest: 'weekly', quietStart: 8, quietEnd: 11 });
    expect(await digestsAt(sunday())).toEqual([]);
    expect(await digestsAt(sunday() + 2 * HOUR_MS)).toHaveLength(1);
  });

  it("A digest is sent at nine in the member's time zone", async () => {
    await reachByMail(t, anna, { emailDigest: 'weekly' }, 'Pacific/Honolulu');
    await postAs(t, bela, 'Bread');
    await digestsAt(Date.now());
    const there = nextDue(Date.now(), 'weekly', 'Pacific/Honolulu');
    expect(await digestsAt(there - HOUR_MS)).toEqual([]);
    expect(await digestsAt(there + 60_000)).toHaveLength(1);
  });

  it('A digest asks once after four weeks without a visit, then stops until the next visit', async () => {
    await t.db.query("update sessions set last_seen_at = now() - interval '5 weeks' where user_id = $1", [
      anna.userId,
    ]);
    await t.db.query("update users set created_at = now() - interval '1 year' where id = $1", [anna.userId]);
    await t.db.query("update mail_digests set since = now() - interval '8 days'");
    await postAs(t, bela, 'Bread');
    expect((await digestsAt(sunday())).map(({ kind }) => kind)).toEqual(['digestQuestion']);
    expect(await digestsAt(sunday(1))).toEqual([]);
    expect(await digestsAt(sunday(2))).toEqual([]);
    await t.db.query('update sessions set last_seen_at = now() where user_id = $1', [anna.userId]);
    await t.db.query('update mail_digests set since = to_timestamp($1::float8 / 1000)', [
      Date.now() - DAY_MS,
    ]);
    await t.db.query("update mail_digests set asked_at = now() - interval '1 day'");
    await postAs(t, bela, 'Fresh bread');
    await t.db.query('update mail_digests set due_at = to_timestamp(0)');
    expect((await digestsAt(sunday())).map(({ kind }) => kind)).toEqual(['digest']);
  });

  it('A digest that cannot be composed is reported, and those of others go on', async () => {
    const dora = await t.member(`dora-${serial}`);
    await reachByMail(t, dora, { emailDigest: 'weekly' });
    await followAs(t, dora, bela.blogName);
    await postAs(t, bela, 'Bread');
    await digestsAt(Date.now());
    now = sunday();
    const db = {
      ...t.db,
      transaction: t.db.transaction.bind(t.db),
      query: (sql: string, params: unknown[] = []) => {
        if (sql.includes('with fresh as') && params[0] === anna.userId) throw new Error('a broken template');
        return t.db.query(sql, params as never);
      },
    } as DigestRound['db'];
    await sendDigests(round({ db }));
    await t.app.services.post.settled();
    expect(faults).toEqual([new Error('a broken template')]);
    expect(mailer.mails.map(({ to }) => to)).toEqual([dora.email]);
    faults = [];
    expect((await digestsAt(sunday() + 7 * HOUR_MS)).map(({ to }) => to)).toEqual([anna.email]);
  });

  it('A digest is sent once by two rounds at once, and by a later round when a process ends half way', async () => {
    await postAs(t, bela, 'Bread');
    await digestsAt(Date.now());
    now = sunday();
    const db = {
      ...t.db,
      query: t.db.query.bind(t.db),
      transaction: () => new Promise<never>(() => {}),
    } as DigestRound['db'];
    void sendDigests(round({ db }));
    await expect.poll(() => isDigestDue(t.db, now)).toBe(false);
    await Promise.all([digestsAt(sunday() + 11 * 60_000), digestsAt(sunday() + 11 * 60_000)]);
    expect(mailer.mails).toHaveLength(1);
  });

  it('A digest is not lost or repeated by a clock that jumps a year ahead and back', async () => {
    await postAs(t, bela, 'Bread');
    await digestsAt(Date.now());
    await t.db.query(
      "update mail_digests set due_at = due_at + interval '1 year', since = now() + interval '1 year'",
    );
    expect(await isDigestDue(t.db, sunday())).toBe(true);
    expect(await digestsAt(sunday())).toHaveLength(1);
    expect(await digestsAt(sunday() + HOUR_MS)).toEqual([]);
  });

  it('A digest has no header from the tags of a post', async () => {
    await postAs(t, bela, 'Bread');
    await t.db.query('update posts set tags = $2 where blog_id = $1', [
      bela.blogId,
      ['bread\r\nBcc: victim@example.com'],
    ]);
    const [mail] = await digestsAt(sunday());
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  });
});

it('A daily digest is sent every day on which there is something to tell', async () => {
  await reachByMail(t, anna, { emailDigest: 'daily' });
  await postAs(t, bela, 'Bread');
  await digestsAt(Date.now());
  const morning = nextDue(Date.now(), 'daily', 'UTC');
  expect((await digestsAt(morning + 60_000)).map(({ kind }) => kind)).toEqual(['digest']);
  expect(await digestsAt(morning + DAY_MS + 60_000)).toEqual([]);
});

it('A digest is scheduled when the member chooses one, and ends when they stop it', async () => {
  const rows = () => t.db.query('select user_id from mail_digests where user_id = $1', [bela.userId]);
  const choose = (email_digest: string) =>
    t.injectAs(bela, {
      method: 'POST',
      url: '/v2/user/settings',
      payload: { notifications: { email_digest } },
    });
  expect(await rows()).toEqual([]);
  await choose('daily');
  expect(await rows()).toHaveLength(1);
  await choose('never');
  expect(await rows()).toEqual([]);
});
