import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { bossTransaction } from '#server/jobs/boss-database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { bossOn } from '#server/jobs/jobs-queue.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { freshPostgres, testEngine } from '#tests/support/database.ts';
import { makeVideo, pausedFfmpeg } from '#tests/support/ffmpeg.ts';
import { formWith } from '#tests/support/recordings.ts';

const maker = fileURLToPath(new URL('../../../../tests/support/processes/make-media.ts', import.meta.url));
const running: ChildProcess[] = [];
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const end of ends.splice(0)) await end();
});

// The embedded database runs in a single process only.
it.runIf(testEngine === 'postgres')(
  'A video whose transcoding process is killed is transcoded by another process and posted once',
  async () => {
    const { db, url } = await freshPostgres();
    const held = await pausedFfmpeg();
    const boss = bossOn(db);
    await boss.start();
    // Only enqueues jobs and runs none.
    const jobs: Jobs = {
      add: async (kind, data, { tx } = {}) => {
        await boss.send(kind, data, tx ? { db: bossTransaction(tx) } : {});
      },
      doneBy: () => {},
      settled: async () => {},
    };
    const t = await buildTestApp({ db, jobs, ffmpeg: held.program });
    ends.push(
      () => boss.stop({ close: false }),
      () => t.close(),
      () => db.close(),
      () => held.remove(),
    );
    const begin = (): ChildProcess => {
      const child = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', maker, url, t.dataDir, held.program],
        { stdio: ['ignore', 'ignore', 'inherit'] },
      );
      running.push(child);
      return child;
    };
    const marlow = await t.member('marlow');
    const first = begin();
    const bytes = await makeVideo('a.avi');
    const sent = await t.injectAs(marlow, { method: 'POST', url: '/v2/media/video', ...formWith(bytes) });
    const { uploadId } = sent.body.response.upload;
    const upload = async () =>
      (await t.injectAs(marlow, `/v2/media/uploads/${uploadId}`)).body.response.upload;
    await vi.waitFor(async () => expect((await upload()).state).toBe('ready'), 90_000);
    const { media } = (await upload()).video;
    const post = await t.injectAs(marlow, {
      method: 'POST',
      url: '/v2/blog/marlow/posts',
      payload: { content: [{ type: 'video', provider: 'skein', media }] },
    });
    expect(post.body.response.state).toBe('transcoding');
    await vi.waitFor(async () => expect(await held.startedCount()).toBe(1), 90_000);
    first.kill('SIGKILL');
    await once(first, 'exit');

    begin();
    await held.resume();
    await vi.waitFor(async () => {
      // Marks the crashed process's heartbeat as old, so that the test need not wait until its job is taken over.
      await db.query("update jobs.job set heartbeat_on = now() - interval '1 hour' where state = 'active'");
      await db.query('update jobs.queue set monitor_on = null');
      await boss.supervise('media');
      await db.query("update jobs.job set start_after = now() where state = 'retry'");
      const [row] = await db.query('select state, becomes from posts where id = $1', [post.body.response.id]);
      expect(row).toEqual({ state: 'published', becomes: null });
    }, 90_000);
    await vi.waitFor(async () => {
      const states = await db.query('select distinct name, state::text as state from jobs.job order by name');
      expect(states).toEqual([
        { name: 'media', state: 'completed' },
        { name: 'upload', state: 'completed' },
      ]);
    }, 90_000);
    const [key = ''] = media.url.split('/').slice(-2);
    expect(await readdir(join(t.dataDir, 'media', key.slice(0, 2), key))).toEqual(['video.mp4']);
    expect(await db.query('select post_count::int as posts from blogs where name = $1', ['marlow'])).toEqual([
      { posts: 1 },
    ]);
    expect((await t.app.inject(media.url)).statusCode).toBe(200);
  },
  300_000,
);
