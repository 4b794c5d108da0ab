import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';
import { StartFault } from '../core/start-fault.ts';
import { tasks } from './tasks.ts';

let t: TestApp;
let writer: Member;
let post: string;
beforeAll(async () => {
  t = await buildTestApp();
  writer = await t.member('writer');
  post = (await postAs(t, writer, 'Worth reading')).id;
});
afterAll(() => t.close());

/** Returns the output lines of a task. */
async function said(task: string, ...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await tasks[task]?.({ db: t.db, dataDir: t.dataDir, secret: 's', say: (line) => lines.push(line) }, args);
  return lines;
}
const picks = async () => (await t.inject('/v2/explore/staff_picks')).body.response.timeline.elements.length;

test('the tasks choose and unchoose add a post to the staff picks and remove it', async () => {
  expect(await said('choose', 'staff-picks', post)).toEqual([
    `The post ${post} stands on top of staff-picks.`,
  ]);
  expect(await picks()).toBe(1);
  await said('unchoose', 'staff-picks', post);
  expect(await picks()).toBe(0);
});

test('the task announce-answertime starts an answertime', async () => {
  const start = new Date(Date.now() - 60_000).toISOString();
  await said('announce-answertime', 'writer', start, '2', 'Ask away');
  const { takeover } = (await t.inject('/v2/answertime/explore')).body.response;
  expect(takeover).toMatchObject({ live: true, answerTime: { blogName: 'writer', description: 'Ask away' } });
});

test('the task save-video-hub creates a hub, and changes it in its place', async () => {
  await said('save-video-hub', 'films', 'Films', '#102030', '#Paper Film, loops');
  await said('save-video-hub', 'more', 'More', '#102030', 'loops');
  expect(await said('save-video-hub', 'films', 'Slow films', '#AABBCC', 'loops')).toEqual([
    'The channel films shows videos with #loops.',
  ]);
  const { body } = await t.injectAs(writer, '/v2/video_hubs');
  expect(body.response.timeline.elements.map(({ hub }: { hub: object }) => hub)).toMatchObject([
    { name: 'films', title: 'Slow films', accentColor: '#aabbcc', tags: ['loops'] },
    { name: 'more' },
  ]);
});

test.each([
  ['choose', ['staff-picks', '12'], /no published post 12/],
  ['choose', ['elsewhere', '12'], /Usage/],
  ['choose', ['radar', 'x'], /Usage/],
  ['choose', ['radar', '9999999999999999999'], /Usage/],
  ['unchoose', ['radar', '12'], /does not stand on radar/],
  ['announce-answertime', ['nobody', '2026-11-14T12:00Z', '1', 'x'], /no blog nobody/],
  ['announce-answertime', ['writer', 'soon', '1', 'x'], /Usage/],
  ['announce-answertime', ['writer', '2026-11-14T12:00Z', '0', 'x'], /Usage/],
  ['save-video-hub', ['Films', 'Films', '#102030', 'loops'], /Usage/],
  ['save-video-hub', ['films', 'Films', 'blue', 'loops'], /Usage/],
  ['save-video-hub', ['films', 'Films', '#102030', ','], /Usage/],
  ['save-video-hub', ['films', 'Films', '#102030', '1,2,3,4,5,6,7,8,9'], /Up to eight tags/],
])('the task %s %j is refused with a sentence', async (task, args, words) => {
  const refused = said(task, ...args);
  await expect(refused).rejects.toThrow(words);
  await expect(refused).rejects.toBeInstanceOf(StartFault);
});
