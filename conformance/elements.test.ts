import { expect, test } from 'vitest';
import { everyElement } from '#openapi/examples/elements.ts';
import { readConfig } from './config.ts';
import { conform } from './kit.ts';
import type { Body } from './mutants/mutant.ts';
import { faultyFetch } from './mutants/proxy.ts';
import { alterSuccess } from './mutants/proxy-faults.ts';
import { startFaulty } from './mutants/server.ts';

test('the kit accepts a server that sends elements of every kind between posts, and pages through its posts', async () => {
  const others = everyElement.filter(({ objectType }) => objectType !== 'post');
  let pageCount = 0;
  const between = (posts: Body[]): Body[] =>
    posts.flatMap((post, index) => [post, ...others.filter((_, at) => at % posts.length === index)]);
  const server = await startFaulty();
  try {
    const { checks } = await conform({
      url: server.url,
      config: readConfig(undefined),
      timeLimit: 280,
      callMs: 30_000,
      only: ['getDashboard'],
      fetch: faultyFetch([
        {
          ...alterSuccess('getDashboard', ({ timeline }) => {
            timeline.elements = [...others.slice(0, 1), ...between(timeline.elements)];
          }),
          markEffective: () => {
            pageCount += 1;
          },
        },
      ]),
    });
    const wrong = checks.filter(({ verdict }) => verdict === 'wrong');
    expect(wrong.map(({ id, detail }) => `${id}: ${detail}`)).toEqual([]);
    const right = checks.filter(({ verdict }) => verdict === 'right').map(({ id }) => id);
    expect(right).toContain('paging/getDashboard/whole');
    expect(right).toContain('laws/dashboard-shows-what-is-followed');
    expect(pageCount).toBeGreaterThan(3);
  } finally {
    await server.close();
  }
}, 300_000);
