import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { SITE_CLIENT_TOKEN } from '#server/http/plugins/client-tokens.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { makeBystander } from '#tests/support/bystander.ts';
import { freshPostgres, testEngine } from '#tests/support/database.ts';

const sender = fileURLToPath(new URL('../../../../tests/support/processes/send-once.ts', import.meta.url));
const running: ChildProcess[] = [];
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const end of ends.splice(0)) await end();
});

// The embedded database runs in a single process only.
it.runIf(testEngine === 'postgres')(
  'sendMessageBatch repeated after its process was killed delivers each message exactly once',
  async () => {
    const { db, url } = await freshPostgres();
    const t = await buildTestApp({ db });
    ends.push(
      () => t.close(),
      () => db.close(),
    );
    const ada = await t.member('ada');
    const others = await Promise.all(['ben', 'cleo', 'dora'].map((name) => t.member(name)));
    const bystander = await makeBystander(t);
    const batch = {
      method: 'POST' as const,
      url: '/v2/conversations/messages/batch',
      headers: { 'idempotency-key': 'killed-batch-000001' },
      payload: {
        type: 'text',
        participant: ada.blogUuid,
        message: 'To all of you',
        conversations: others.map(({ blogName }) => ({ participants: [ada.blogName, blogName] })),
      },
    };
    const arrived = async () => {
      const rows = await db.query<{ name: string }>(
        `select b.name from messages m join conversation_sides s
             on s.conversation_id = m.conversation_id and s.blog_id <> m.blog_id
           join blogs b on b.id = s.blog_id where m.blog_id = $1 order by b.name`,
        [ada.blogId],
      );
      return rows.map(({ name }) => name);
    };
    // Blocks the message to the third blog.
    const held = Promise.withResolvers<void>();
    const holding = Promise.withResolvers<void>();
    const hold = db.transaction(
      async (tx) => {
        await tx.query(
          `insert into conversations (low_blog_id, high_blog_id, opened_by)
           values (least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), $1)`,
          [ada.blogId, others.at(-1)?.blogId ?? null],
        );
        holding.resolve();
        await held.promise;
        throw new Error('taken back');
      },
      { isLong: true },
    );
    await holding.promise;
    const call = {
      ...batch,
      headers: {
        ...batch.headers,
        accept: 'application/json;format=camelcase',
        authorization: `Bearer ${SITE_CLIENT_TOKEN}`,
        cookie: `sid=${ada.sid}; logged_in=1`,
        'x-csrf': ada.csrfToken,
      },
    };
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', sender, url, t.dataDir, JSON.stringify(call)],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    running.push(child);
    await vi.waitFor(async () => expect(await arrived()).toEqual(['ben', 'cleo']), 30_000);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    held.resolve();
    await hold.catch(() => undefined);
    // A repeated request is answered with a short retry time, and then completes the rest within seconds, not a minute.
    const again = async () => {
      const answer = await t.injectAs(ada, batch);
      if (answer.status !== 201) expect([answer.status, answer.body.errors[0].code]).toEqual([409, 4011]);
      expect(answer.status).toBe(201);
      return answer;
    };
    const { body } = await vi.waitFor(again, { timeout: 30_000, interval: 500 });
    expect(body.response.conversations).toHaveLength(3);
    expect(await arrived()).toEqual(['ben', 'cleo', 'dora']);
    await bystander.expectUnchanged();
  },
);
