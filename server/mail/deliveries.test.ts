import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AddOptions, JobContext } from '#server/jobs/jobs.ts';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { deliverMail } from './deliver-mail.ts';
import { sweepDeliveries } from './deliveries-repository.ts';
import { enqueueMail, type MailQueue } from './enqueue-mail.ts';
import { type Mail, type MailAttempt, type MailOrder, MailRefusedError } from './mail.ts';
import { sealMail } from './sealed-mail.ts';
import { isSuppressed, suppress } from './suppression-repository.ts';

/** Attempts that reached the mailer, and the fault of the next one. */
const attempts: { mail: Mail; attempt: MailAttempt }[] = [];
let fault: Error | undefined;
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({
    mailer: {
      send: async (mail, attempt) => {
        attempts.push({ mail, attempt });
        if (fault) throw fault;
      },
    },
  });
});
afterAll(() => t.close());
beforeEach(async () => {
  // A mail of the test before would be counted in the next one.
  await settled();
  attempts.length = 0;
  fault = undefined;
  await t.db.query('delete from mail_deliveries');
  await t.db.query('delete from mail_suppressions');
});

function order(cause: string, more: Partial<Mail> & { userId?: string } = {}): MailOrder {
  const { userId, ...mail } = more;
  const whole: Mail = { to: 'ann@example.test', subject: 's', text: 't', html: 'h', kind: 'login', ...mail };
  return { cause, mail: whole, ...(userId ? { userId } : {}) };
}
const enqueue = (one: MailOrder) => t.db.transaction((tx) => enqueueMail(tx, t.app.services, one));
const rows = () => t.db.query<AnyBody>('select * from mail_deliveries order by created_at, cause');
const settled = () => t.app.services.jobs.settled();

describe('enqueueMail', () => {
  it('enqueueMail sends one mail for a cause that concurrent transactions record', async () => {
    const done = await Promise.all(Array.from({ length: 5 }, () => enqueue(order('login 1'))));
    expect(done.toSorted()).toEqual([false, false, false, false, true]);
    await settled();
    expect(attempts).toHaveLength(1);
    expect(await enqueue(order('login 1'))).toBe(false);
    expect(await rows()).toMatchObject([
      { cause: 'login 1', kind: 'login', state: 'sent', attempts: 1, address: 'a•••••@example.test' },
    ]);
  });

  it('enqueueMail sends nothing when its transaction is rolled back, and knows no cause then', async () => {
    const lost = t.db.transaction(async (tx) => {
      await enqueueMail(tx, t.app.services, order('login 2'));
      throw new Error('no');
    });
    await expect(lost).rejects.toThrow('no');
    await settled();
    expect(attempts).toEqual([]);
    expect(await enqueue(order('login 2'))).toBe(true);
  });

  it('enqueueMail records nothing for a placeholder address', async () => {
    expect(await enqueue(order('login 3', { to: 'unknown-1@invalid' }))).toBe(false);
    expect(await rows()).toEqual([]);
  });

  it.each(['a@example.test\r\nBcc: b@example.test', 'a@example.test, b@example.test', 'nobody'])(
    'enqueueMail rejects the address %j before anything is recorded',
    async (to) => {
      await expect(enqueue(order('login 4', { to }))).rejects.toThrow('Not one mail address');
      expect(await rows()).toEqual([]);
    },
  );

  it('a delivery stores neither the address nor the text of its mail', async () => {
    await enqueue(order('login 5', { to: 'secret-name@example.test', text: 'secret-link' }));
    expect(JSON.stringify(await rows())).not.toContain('secret');
  });
});

describe('deliverMail', () => {
  it('deliverMail hands the id of the delivery and the time of its order to the mailer', async () => {
    await enqueue(order('login 6'));
    await settled();
    const [row] = await rows();
    expect(attempts[0]?.attempt.id).toBe(row.id);
    expect(
      Math.abs((attempts[0]?.attempt.date.getTime() ?? 0) - new Date(row.created_at).getTime()),
    ).toBeLessThan(2);
  });

  it('deliverMail marks a delivery as failed after its last attempt', async () => {
    fault = new Error('no connection');
    await enqueue(order('login 7'));
    await settled();
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1, claimed_until: null }]);
  });

  it('deliverMail waits for the claim of another process, and takes over when that has ended', async () => {
    const { db } = t;
    const { services } = t.app;
    const turn: JobContext = { signal: new AbortController().signal, isLast: false };
    await enqueue(order('login 9'));
    await settled();
    attempts.length = 0;
    const [{ id }] = await rows();
    await t.db.query(
      `update mail_deliveries set state = 'queued', settled_at = null, claimed_until = now() + interval '90 seconds'`,
    );
    const queued: [unknown, AddOptions | undefined][] = [];
    const jobs: MailQueue['jobs'] = {
      add: async (_kind, data, options) => void queued.push([data, options]),
      doneBy: () => {},
      settled: async () => {},
    };
    const sealed = sealMail(services.keys.mail, order('login').mail);
    const context = {
      db,
      queue: { jobs, keys: services.keys },
      mailer: { send: async (mail: Mail, attempt: MailAttempt) => void attempts.push({ mail, attempt }) },
      pace: { perMinute: 0 },
      picturesOf: async () => [],
    };
    await deliverMail(context, { id, sealed }, turn);
    expect(attempts).toEqual([]);
    expect(queued).toEqual([
      [
        { id, sealed },
        { delaySeconds: 90, isUrgent: false },
      ],
    ]);
    await t.db.query(`update mail_deliveries set claimed_until = now() - interval '1 second'`);
    await deliverMail(context, { id, sealed }, turn);
    expect(attempts).toHaveLength(1);
    expect(await rows()).toMatchObject([{ id, state: 'sent' }]);
  });

  it('deliverMail gives a mail whose turn does not come in time back to the queue, urgent ones first', async () => {
    const { db } = t;
    const { services } = t.app;
    const queued: (AddOptions | undefined)[] = [];
    const jobs: MailQueue['jobs'] = {
      add: async (_kind, _data, options) => void queued.push(options),
      doneBy: () => {},
      settled: async () => {},
    };
    const context = {
      db,
      queue: { jobs, keys: services.keys },
      mailer: { send: async (mail: Mail, attempt: MailAttempt) => void attempts.push({ mail, attempt }) },
      pace: { perMinute: 1, wait: async () => {} },
      picturesOf: async () => [],
    };
    const turn: JobContext = { signal: new AbortController().signal, isLast: true };
    await db.query("update mail_pace set next_at = now() + interval '50 seconds'");
    const sealed = sealMail(services.keys.mail, order('login', { isUrgent: true }).mail);
    await deliverMail(context, { id: '1', sealed }, turn);
    expect([attempts, queued]).toEqual([[], [{ delaySeconds: 30, isUrgent: true }]]);
  });

  it('deliverMail attaches the pictures of members that a mail shows', async () => {
    const pictures = [{ cid: 'avatar-1', key: 'a'.repeat(40) }];
    await enqueue(order('login 12', { pictures }));
    await settled();
    expect(attempts[0]?.attempt.pictures).toEqual([{ cid: 'avatar-1', content: expect.any(Buffer) }]);
  });

  it('deliverMail records and sends a mail once that was queued before deliveries were recorded', async () => {
    const { jobs, keys } = t.app.services;
    const { mail } = order('login', { subject: 'queued before' });
    const sealed = sealMail(keys.mail, mail);
    for (let attempt = 0; attempt < 2; attempt += 1) await jobs.add('mail', { sealed });
    await settled();
    expect(attempts.map((one) => one.mail.subject)).toEqual(['queued before']);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ id: attempts[0]?.attempt.id, kind: 'login', state: 'sent' });
  });

  it('deliverMail does not send for an account that was erased meanwhile', async () => {
    const ann = await t.member('ann');
    await t.db.transaction(async (tx) => {
      await enqueueMail(tx, t.app.services, order('login 8', { userId: ann.userId }));
      await tx.query('delete from mail_deliveries where user_id = $1', [ann.userId]);
    });
    await settled();
    expect(attempts).toEqual([]);
  });

  it('sweepDeliveries deletes deliveries of more than 35 days and keeps the others', async () => {
    await enqueue(order('login old'));
    await enqueue(order('login new'));
    await settled();
    await t.db.query(
      "update mail_deliveries set created_at = now() - interval '36 days' where cause = 'login old'",
    );
    await sweepDeliveries(t.db);
    expect((await rows()).map(({ cause }) => cause)).toEqual(['login new']);
  });
});

describe('deliverMail and suppressed addresses', () => {
  const to = 'gone@example.test';
  const stopUrl = 'https://skein.example/settings/stop-mail';

  it('deliverMail sends nothing to an address that bounced, and records it', async () => {
    await suppress(t.db, { address: 'Gone@example.test', reason: 'bounce' });
    await enqueue(order('ask 1', { kind: 'ask', to, stopUrl }));
    await enqueue(order('ask 2', { kind: 'ask', stopUrl }));
    await settled();
    expect(attempts.map(({ mail }) => mail.to)).toEqual(['ann@example.test']);
    expect(await rows()).toMatchObject([
      { cause: 'ask 1', state: 'suppressed', attempts: 1 },
      { cause: 'ask 2', state: 'sent' },
    ]);
  });

  it('deliverMail sends what a member requests to an address that bounced', async () => {
    await suppress(t.db, { address: to, reason: 'bounce' });
    await enqueue(order('login 20', { to }));
    await settled();
    expect(attempts).toHaveLength(1);
  });

  it('deliverMail holds back what can be stopped after a complaint, and nothing else', async () => {
    await suppress(t.db, { address: to, reason: 'complaint' });
    await enqueue(order('ask 3', { kind: 'ask', to, stopUrl }));
    await enqueue(order('login 21', { to }));
    await settled();
    expect(attempts.map(({ mail }) => mail.kind)).toEqual(['login']);
  });

  it('deliverMail suppresses an address that the mail server refuses, and does not try again', async () => {
    fault = new MailRefusedError('550 no such mailbox <gone@example.test>', {
      reply: '550',
      isOfAddress: true,
    });
    await enqueue(order('ask 4', { kind: 'ask', to, stopUrl }));
    await settled();
    expect(attempts).toHaveLength(1);
    expect(await rows()).toMatchObject([{ cause: 'ask 4', state: 'refused', reply: '550', attempts: 1 }]);
    expect(await isSuppressed(t.db, to)).toBe(true);
  });

  it('deliverMail records a refused mail without suppressing its address', async () => {
    fault = new MailRefusedError('554 message rejected', { reply: '554', isOfAddress: false });
    await enqueue(order('ask 5', { kind: 'ask', to, stopUrl }));
    await settled();
    expect(await rows()).toMatchObject([{ cause: 'ask 5', state: 'refused', reply: '554' }]);
    expect(await isSuppressed(t.db, to)).toBe(false);
  });
});
