import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailCauses } from '#server/module-registry.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { mailGist, reachByMail } from '#tests/support/mailed-members.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, replyAs, text } from '#tests/support/posts.ts';
import { isMailDue, sweepMails } from './mail-waiting-repository.ts';
import { type MailRound, sendWaitingMails } from './send-waiting-mails.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const mailer = recordingMailer();

let t: TestApp;
let bystander: Bystander;
let now = Date.now();
let serial = 0;
/** Anna gets the mails; the others act. */
let anna: Member;
let bela: Member;
let cleo: Member;
let faults: unknown[];

beforeAll(async () => {
  t = await buildTestApp({ mailer, now: () => now });
  bystander = await makeBystander(t);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});
beforeEach(async () => {
  serial += 1;
  now = Date.now();
  faults = [];
  await t.db.query('delete from mail_waiting');
  [anna, bela, cleo] = await Promise.all([
    t.member(`anna-${serial}`),
    t.member(`bela-${serial}`),
    t.member(`cleo-${serial}`),
  ]);
  await reachByMail(t, anna, { emailFollowers: true });
  await t.app.services.post.settled();
  mailer.mails.length = 0;
});

function round(more: Partial<MailRound> = {}): MailRound {
  const { signal } = new AbortController();
  const onFault = (error: unknown): void => void faults.push(error);
  return { db: t.db, services: t.app.services, causes: mailCauses, signal, onFault, ...more };
}

/** Sends what is due after some time; returns the mails sent since. */
async function mailed(after = 0) {
  now = Date.now() + after;
  const before = mailer.mails.length;
  await sendWaitingMails(round());
  await t.app.services.post.settled();
  expect(faults).toEqual([]);
  return mailer.mails.slice(before);
}
const waiting = () => t.db.query('select kind from mail_waiting');

function ask(from: Member, words: string, more: object = {}) {
  return postAs(t, from, { content: text(words), state: 'ask', ...more }, anna.blogName);
}
async function write(from: Member, to: Member, message: string) {
  const payload = {
    type: 'text',
    participant: from.blogUuid,
    participants: [from.blogUuid, to.blogName],
    message,
  };
  const answer = await t.injectAs(from, { method: 'POST', url: '/v2/conversations/messages', payload });
  expect(answer.status).toBeLessThan(300);
}
function mute(member: Member) {
  return t.db.query(
    "insert into user_mutes (user_id, blog_id, kind, scopes) values ($1, $2, 'all', '{activity}')",
    [anna.userId, member.blogId],
  );
}
async function read(member: Member) {
  const url = `/v2/blog/${member.blogName}/notifications/read`;
  await t.injectAs(member, { method: 'POST', url, payload: {} });
}

describe('asks', () => {
  beforeEach(() =>
    t.db.query('update blogs set ask = true, ask_anonymous = true where id = $1', [anna.blogId]),
  );

  it('An ask is mailed after ten minutes unseen, with its text and the way to answer', async () => {
    await ask(bela, 'Which lens?');
    expect(await mailed(9 * MINUTE_MS)).toEqual([]);
    const [mail, ...more] = await mailed(11 * MINUTE_MS);
    expect(more).toEqual([]);
    expect(mail && mailGist(mail)).toEqual({
      to: anna.email,
      kind: 'ask',
      subject: `${bela.blogName} asked you something`,
    });
    expect(mail?.text).toContain('Which lens?');
    expect(mail?.text).toContain(`/inbox/${anna.blogName}`);
    expect(mail?.stopUrl).toMatch(/^http/);
    expect([await mailed(11 * MINUTE_MS), await waiting()]).toEqual([[], []]);
  });

  it('An ask is mailed with the uploaded avatars of the asker and of the asked blog', async () => {
    const keys = { [bela.blogId]: 'b'.repeat(40), [anna.blogId]: 'a'.repeat(40) };
    for (const [blogId, mediaKey] of Object.entries(keys)) {
      const avatar = [{ url: `/media/${mediaKey}/square.webp`, width: 250, height: 250, mediaKey }];
      await t.db.query('update blogs set avatar = $2 where id = $1', [blogId, JSON.stringify(avatar)]);
    }
    await ask(bela, 'Which lens?');
    const [mail] = await mailed(11 * MINUTE_MS);
    expect(new Set(mail?.pictures?.map(({ key }) => key))).toEqual(new Set(Object.values(keys)));
    for (const key of Object.values(keys)) expect(mail?.html).toContain(`cid:avatar-${key}`);
  });

  it('Asks of an hour are rolled up: the first is mailed, the others follow in one mail an hour later', async () => {
    await ask(bela, 'One?');
    expect(await mailed(11 * MINUTE_MS)).toHaveLength(1);
    await ask(bela, 'Two?');
    await ask(cleo, 'Three?');
    expect(await mailed(22 * MINUTE_MS)).toEqual([]);
    const [mail, ...more] = await mailed(72 * MINUTE_MS);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`2 questions for ${anna.blogName}`);
  });

  it('An anonymous ask is mailed without a name', async () => {
    await ask(bela, 'Do you ever sleep?');
    await t.db.query('update notifications set actor_blog_id = null where blog_id = $1', [anna.blogId]);
    const [mail] = await mailed(11 * MINUTE_MS);
    expect(mail?.subject).toBe('Somebody asked you something');
    expect(mail?.text).not.toContain(bela.blogName);
  });

  it.each([
    ['was read on the site', () => read(anna)],
    [
      'was answered',
      () =>
        t.db.query(
          "update posts set state = 'published', position = id where blog_id = $1 and state = 'ask'",
          [anna.blogId],
        ),
    ],
    ['was deleted', () => t.db.query("update posts set state = 'deleted' where blog_id = $1", [anna.blogId])],
    [
      'is by somebody blocked meanwhile',
      () => t.injectAs(anna, { method: 'PUT', url: `/v2/user/blocks/${bela.blogName}` }),
    ],
    [
      'is by a blog that became private',
      () => t.db.query('update blogs set is_private = true where id = $1', [bela.blogId]),
    ],
    [
      'is by a suspended blog',
      () => t.db.query("update blogs set state = 'suspended' where id = $1", [bela.blogId]),
    ],
    ['is by a muted blog', () => mute(bela)],
    [
      'matches a filter of the member',
      () =>
        t.injectAs(anna, {
          method: 'POST',
          url: '/v2/user/filtered_content',
          payload: { filtered_content: ['lens'] },
        }),
    ],
    [
      'is to a muted blog',
      () =>
        t.injectAs(anna, {
          method: 'PATCH',
          url: `/v2/blog/${anna.blogName}/notification_settings`,
          payload: { muted: true },
        }),
    ],
    ['is no longer wanted by mail', () => reachByMail(t, anna, { emailAsks: false })],
    [
      'is to an address that is not confirmed',
      () => t.db.query('update users set email_verified_at = null where id = $1', [anna.userId]),
    ],
    [
      'is to a suspended member',
      () => t.db.query("update users set state = 'suspended' where id = $1", [anna.userId]),
    ],
    [
      'is to a deleted member',
      () => t.db.query("update users set state = 'deleted' where id = $1", [anna.userId]),
    ],
  ])('An ask is not mailed and leaves the outbox when it %s', async (_case, change) => {
    await ask(bela, 'Which lens?');
    expect(await waiting()).toHaveLength(1);
    await change();
    expect([await mailed(11 * MINUTE_MS), await waiting()]).toEqual([[], []]);
  });

  it.each([
    ['who switched these mails off', () => reachByMail(t, anna, { emailAsks: false })],
    [
      'without a confirmed address',
      () => t.db.query('update users set email_verified_at = null where id = $1', [anna.userId]),
    ],
  ])('An ask to a member %s writes nothing to the outbox', async (_case, change) => {
    await change();
    await ask(bela, 'Which lens?');
    expect(await waiting()).toEqual([]);
  });

  it('Quiet hours hold mails back until they end, and what is seen meanwhile is not mailed', async () => {
    await ask(bela, 'Which lens?');
    const hour = new Date(Date.now() + 11 * MINUTE_MS).getUTCHours();
    await reachByMail(t, anna, { quietStart: hour, quietEnd: (hour + 2) % 24 });
    expect(await mailed(11 * MINUTE_MS)).toEqual([]);
    expect(await waiting()).toHaveLength(1);
    expect(await mailed(11 * MINUTE_MS + 2 * HOUR_MS)).toHaveLength(1);
  });

  it('A mail goes to the address that the account has when it is sent', async () => {
    await ask(bela, 'Which lens?');
    await t.db.query("update users set email = 'new-' || email where id = $1", [anna.userId]);
    expect((await mailed(11 * MINUTE_MS)).map(({ to }) => to)).toEqual([`new-${anna.email}`]);
  });

  it('An address that changes while a mail is composed gets nothing; the new one does', async () => {
    await ask(bela, 'Which lens?');
    now = Date.now() + 11 * MINUTE_MS;
    let isChanged = false;
    const causes = mailCauses.map((cause) => ({
      ...cause,
      newsOf: async (...args: Parameters<typeof cause.newsOf>) => {
        const news = await cause.newsOf(...args);
        if (!isChanged)
          await t.db.query("update users set email = 'late-' || email where id = $1", [anna.userId]);
        isChanged = true;
        return news;
      },
    }));
    await sendWaitingMails(round({ causes }));
    await t.app.services.post.settled();
    expect(mailer.mails).toEqual([]);
    expect((await mailed(12 * MINUTE_MS)).map(({ to }) => to)).toEqual([`late-${anna.email}`]);
  });

  it('A mail whose ask is deleted while it is composed is not sent', async () => {
    await ask(bela, 'Which lens?');
    now = Date.now() + 11 * MINUTE_MS;
    let calls = 0;
    const causes = mailCauses.map((cause) => ({
      ...cause,
      newsOf: async (...args: Parameters<typeof cause.newsOf>) => {
        const news = await cause.newsOf(...args);
        calls += 1;
        if (calls === 1)
          await t.db.query("update posts set state = 'deleted' where blog_id = $1", [anna.blogId]);
        return news;
      },
    }));
    await sendWaitingMails(round({ causes }));
    await t.app.services.post.settled();
    expect(mailer.mails).toEqual([]);
    expect([await mailed(12 * MINUTE_MS), await waiting()]).toEqual([[], []]);
  });

  it('sendWaitingMails ends while news change at each choice, and chooses them again a minute later', async () => {
    await ask(bela, 'Which lens?');
    now = Date.now() + 11 * MINUTE_MS;
    let choices = 0;
    const causes = mailCauses.map((cause) => ({
      ...cause,
      newsOf: async (...args: Parameters<typeof cause.newsOf>) => {
        const news = await cause.newsOf(...args);
        choices += 1;
        return news.map((one) => ({ ...one, groups: [{ id: `group-${choices}`, newest: '1' }] }));
      },
    }));
    await sendWaitingMails(round({ causes }));
    expect(choices).toBe(2);
    expect(await isMailDue(t.db, now + MINUTE_MS - 1)).toBe(false);
    expect(await mailed(12 * MINUTE_MS)).toHaveLength(1);
  });

  it('A mail that cannot be composed is reported and tried again later; those of others go on', async () => {
    await ask(bela, 'Which lens?');
    await reachByMail(t, cleo);
    await t.db.query('update blogs set ask = true where id = $1', [cleo.blogId]);
    await postAs(t, bela, { content: text('And you?'), state: 'ask' }, cleo.blogName);
    now = Date.now() + 11 * MINUTE_MS;
    const causes = mailCauses.map((cause) => ({
      ...cause,
      newsOf: async (...[context, reader, rows]: Parameters<typeof cause.newsOf>) => {
        if (reader.userId === anna.userId) throw new Error('a broken template');
        return cause.newsOf(context, reader, rows);
      },
    }));
    await sendWaitingMails(round({ causes }));
    await t.app.services.post.settled();
    expect(faults).toEqual([new Error('a broken template')]);
    expect(mailer.mails.map(({ to }) => to)).toEqual([cleo.email]);
    faults = [];
    expect((await mailed(42 * MINUTE_MS)).map(({ to }) => to)).toEqual([anna.email]);
  });

  it('sendWaitingMails mails what a process that ended has leased once the lease ends', async () => {
    await ask(bela, 'Which lens?');
    now = Date.now() + 11 * MINUTE_MS;
    const causes = mailCauses.map((cause) => ({ ...cause, newsOf: () => new Promise<never>(() => {}) }));
    void sendWaitingMails(round({ causes }));
    await expect.poll(() => isMailDue(t.db, now)).toBe(false);
    expect(await mailed(12 * MINUTE_MS)).toEqual([]);
    expect(await mailed(22 * MINUTE_MS)).toHaveLength(1);
  });

  it('Two rounds at once send each mail once', async () => {
    await ask(bela, 'Which lens?');
    now = Date.now() + 11 * MINUTE_MS;
    await Promise.all([sendWaitingMails(round()), sendWaitingMails(round())]);
    await t.app.services.post.settled();
    expect(mailer.mails).toHaveLength(1);
  });

  it('A clock that jumps ahead mails nothing that is days old, and one that jumps back holds nothing for ever', async () => {
    await ask(bela, 'Which lens?');
    expect([await mailed(400 * 24 * HOUR_MS), await waiting()]).toEqual([[], []]);
    await ask(bela, 'Which film?');
    await t.db.query("update mail_waiting set due_at = now() + interval '1 year'");
    await t.db.query(
      `insert into mail_told (user_id, kind, group_id, told_at, subject_id)
       values ($1, 'ask', $2, now() + interval '1 year', 1)`,
      [anna.userId, anna.blogId],
    );
    now = Date.now() + 11 * MINUTE_MS;
    await sweepMails(t.db, now);
    expect(await mailed(11 * MINUTE_MS)).toHaveLength(1);
  });
});

describe('followers', () => {
  /** Time from now until six in the evening of the member's time zone, in milliseconds. */
  let untilEvening: () => number;
  beforeEach(() => {
    // In this time zone it is between noon and one o'clock, so that no evening begins during a test.
    const hoursAhead = 12 - new Date().getUTCHours();
    const evening = new Date().setUTCMinutes(0, 0, 0) + 6 * HOUR_MS;
    untilEvening = () => evening - Date.now();
    const timezone = `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;
    return reachByMail(t, anna, { emailFollowers: true }, timezone);
  });

  it("Followers are mailed at six in the evening of the member's time zone, all of a day in one mail", async () => {
    await followAs(t, bela, anna.blogName);
    await followAs(t, cleo, anna.blogName);
    expect(await mailed(1000)).toEqual([]);
    expect(await mailed(untilEvening() - MINUTE_MS)).toEqual([]);
    const [mail, ...more] = await mailed(untilEvening() + MINUTE_MS);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('2 people follow you now');
    expect(mail?.text).toContain(bela.blogName);
  });

  it('A follow that was undone is not mailed', async () => {
    await followAs(t, bela, anna.blogName);
    await followAs(t, bela, anna.blogName, 'unfollow');
    expect([await mailed(untilEvening() + MINUTE_MS), await waiting()]).toEqual([[], []]);
  });

  it.each([
    ['is blocked', () => t.injectAs(anna, { method: 'PUT', url: `/v2/user/blocks/${bela.blogName}` })],
    ['is suspended', () => t.db.query("update blogs set state = 'suspended' where id = $1", [bela.blogId])],
    ['was deleted', () => t.db.query("update blogs set state = 'deactivated' where id = $1", [bela.blogId])],
    ['became private', () => t.db.query('update blogs set is_private = true where id = $1', [bela.blogId])],
    ['is muted', () => mute(bela)],
  ])('A follower is not mailed when the blog %s', async (_case, change) => {
    await followAs(t, bela, anna.blogName);
    expect(await waiting()).toHaveLength(1);
    await change();
    expect([await mailed(untilEvening() + MINUTE_MS), await waiting()]).toEqual([[], []]);
  });

  it('Followers are not mailed to a member who never asked for it', async () => {
    await reachByMail(t, anna);
    await followAs(t, bela, anna.blogName);
    expect(await waiting()).toEqual([]);
  });
});

describe('messages', () => {
  it('Messages unread for three hours are mailed without their text, once until they are read', async () => {
    await write(bela, anna, 'The secret recipe');
    await write(cleo, anna, 'Another secret');
    expect(await mailed(2 * HOUR_MS)).toEqual([]);
    const [mail, ...more] = await mailed(3 * HOUR_MS + MINUTE_MS);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`${bela.blogName} and ${cleo.blogName} wrote to you`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('secret');
    await write(bela, anna, 'And another');
    expect([await mailed(7 * HOUR_MS), await waiting()]).toEqual([[], []]);
    await t.db.query(
      'update conversation_sides set unread_count = 0, read_id = newest_message_id where blog_id = $1',
      [anna.blogId],
    );
    await write(bela, anna, 'After you read');
    const [later] = await mailed(11 * HOUR_MS);
    expect(later?.subject).toBe(`${bela.blogName} wrote to you`);
  });

  it.each([
    [
      'were read',
      () =>
        t.db.query(
          'update conversation_sides set unread_count = 0, read_id = newest_message_id where blog_id = $1',
          [anna.blogId],
        ),
    ],
    [
      'are by somebody blocked meanwhile',
      () => t.injectAs(anna, { method: 'PUT', url: `/v2/user/blocks/${bela.blogName}` }),
    ],
    [
      'are by a suspended blog',
      () => t.db.query("update blogs set state = 'suspended' where id = $1", [bela.blogId]),
    ],
    ['are by a muted blog', () => mute(bela)],
    [
      'are by a deleted blog',
      () => t.db.query("update blogs set state = 'deactivated' where id = $1", [bela.blogId]),
    ],
    [
      'were deleted with the conversation',
      () =>
        t.db.query('update conversation_sides set cleared_id = newest_message_id where blog_id = $1', [
          anna.blogId,
        ]),
    ],
    [
      'are to a suspended member',
      () => t.db.query("update users set state = 'suspended' where id = $1", [anna.userId]),
    ],
    [
      'are to an address that is not confirmed',
      () => t.db.query('update users set email_verified_at = null where id = $1', [anna.userId]),
    ],
    ['are no longer wanted by mail', () => reachByMail(t, anna, { emailMessages: false })],
  ])('Messages are not mailed when they %s', async (_case, change) => {
    await write(bela, anna, 'Hello');
    expect(await waiting()).toHaveLength(1);
    await change();
    expect([await mailed(4 * HOUR_MS), await waiting()]).toEqual([[], []]);
  });
});

describe('replies and mentions', () => {
  it('Replies to a post are mailed after ten minutes, and again an hour later in one mail', async () => {
    const post = await postAs(t, anna, 'Seven ridges');
    await replyAs(t, bela, post, 'Is that the hut?');
    const [mail] = await mailed(11 * MINUTE_MS);
    expect(mail?.subject).toBe(`${bela.blogName} replied to you`);
    expect(mail?.text).toContain('Is that the hut?');
    await replyAs(t, cleo, post, 'It is.');
    await replyAs(t, bela, post, 'Thank you.');
    expect(await mailed(30 * MINUTE_MS)).toEqual([]);
    expect((await mailed(72 * MINUTE_MS)).map(({ subject }) => subject)).toEqual([
      '2 replies and mentions on Skein',
    ]);
  });

  it('Replies to two posts are two mails', async () => {
    for (const title of ['One', 'Two']) await replyAs(t, bela, await postAs(t, anna, title), title);
    expect(await mailed(11 * MINUTE_MS)).toHaveLength(2);
  });

  it('A mention in a reply of another blog is mailed', async () => {
    await replyAs(t, bela, await postAs(t, cleo, 'First snow'), `As @${anna.blogName} said`);
    const [mail] = await mailed(11 * MINUTE_MS);
    expect(mail?.subject).toBe(`${bela.blogName} mentioned you`);
  });

  it.each([
    [
      'the reply was deleted',
      () => t.db.query('delete from notifications where blog_id = $1', [anna.blogId]),
    ],
    [
      'the post was deleted',
      () =>
        t.db.query("update posts set state = 'deleted', position = null where blog_id = $1", [anna.blogId]),
    ],
    [
      'the post is muted',
      () =>
        t.db.query(
          'insert into post_mutes (user_id, post_id, blog_id) select $1, id, blog_id from posts where blog_id = $2',
          [anna.userId, anna.blogId],
        ),
    ],
    ['it was read on another device', () => read(anna)],
    [
      'its author is blocked',
      () => t.injectAs(anna, { method: 'PUT', url: `/v2/user/blocks/${bela.blogName}` }),
    ],
    [
      'its author is suspended',
      () => t.db.query("update blogs set state = 'suspended' where id = $1", [bela.blogId]),
    ],
    ['its author is muted', () => mute(bela)],
    [
      'it matches a filter',
      () =>
        t.injectAs(anna, {
          method: 'POST',
          url: '/v2/user/filtered_content',
          payload: { filtered_content: ['hut'] },
        }),
    ],
  ])('A reply is not mailed when %s', async (_case, change) => {
    await replyAs(t, bela, await postAs(t, anna, 'Seven ridges'), 'Is that the hut?');
    await change();
    expect([await mailed(11 * MINUTE_MS), await waiting()]).toEqual([[], []]);
  });
});

describe('invitations', () => {
  let group: string;
  beforeEach(async () => {
    group = `group-${serial}`;
    await t.db.query(
      `with made as (insert into blogs (owner_id, name, title, description) values ($1, $2, $2, 'Cake.') returning id)
       insert into blog_members (blog_id, user_id, role) select id, $1, 'admin' from made`,
      [bela.userId, group],
    );
  });
  const invite = (method: 'PUT' | 'DELETE', payload?: object) =>
    t.injectAs(bela, {
      method,
      url: `/v2/blog/${group}/invitations/${anna.blogName}`,
      ...(payload && { payload }),
    });

  it('An invitation to a blog is mailed at once', async () => {
    expect((await invite('PUT', { role: 'member' })).status).toBeLessThan(300);
    const [mail] = await mailed(1000);
    expect(mail?.subject).toBe(`${bela.blogName} invited you to write for ${group}`);
    expect(mail?.text).toContain('Cake.');
    expect(await mailed(2 * HOUR_MS)).toEqual([]);
  });

  it.each([
    [
      'the inviter is blocked',
      () => t.injectAs(anna, { method: 'PUT', url: `/v2/user/blocks/${bela.blogName}` }),
    ],
    [
      'the inviter is suspended',
      () => t.db.query("update blogs set state = 'suspended' where id = $1", [bela.blogId]),
    ],
    [
      'the blog is suspended',
      () => t.db.query("update blogs set state = 'suspended' where name = $1", [group]),
    ],
    [
      'the blog was deleted',
      () => t.db.query("update blogs set state = 'deactivated' where name = $1", [group]),
    ],
  ])('An invitation is not mailed when %s', async (_case, change) => {
    await invite('PUT', { role: 'member' });
    expect(await waiting()).toHaveLength(1);
    await change();
    expect([await mailed(1000), await waiting()]).toEqual([[], []]);
  });

  it('An invitation that was taken back is not mailed', async () => {
    await invite('PUT', { role: 'member' });
    await invite('DELETE');
    expect([await mailed(1000), await waiting()]).toEqual([[], []]);
  });
});

it('Likes write nothing to the outbox of mails', async () => {
  await likeAs(t, bela, await postAs(t, anna, 'Likeable'));
  expect(await waiting()).toEqual([]);
});

it('A name with a line break adds no header to a mail', async () => {
  await followAs(t, bela, anna.blogName);
  await t.db.query("update mail_waiting set kind = 'ask'");
  now = Date.now() + 1000;
  const causes = mailCauses.map((cause) => ({
    ...cause,
    newsOf: async (
      _context: unknown,
      _reader: unknown,
      rows: readonly { subjectId: string; blogId: string }[],
    ) => [
      {
        props: {
          blog: { name: 'anna' },
          asks: [{ from: { name: 'eve\r\nBcc: victim@example.com' }, text: 'Hi', at: 1 }],
          total: 1,
          link: 'https://skein.example/inbox/anna',
        },
        tells: rows,
        groups: [{ id: '1', newest: '1' }],
      },
    ],
  })) as unknown as typeof mailCauses;
  await sendWaitingMails(round({ causes }));
  await t.app.services.post.settled();
  expect(mailer.mails.map(({ subject }) => subject)).toEqual([
    'eve Bcc: victim@example.com asked you something',
  ]);
});
