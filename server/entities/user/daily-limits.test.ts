import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#generated/limits.ts';
import { limitCases } from '#tests/fixtures/all-fixtures.ts';
import type { LimitScene } from '#tests/fixtures/fixture.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { readLimits } from '../../../scripts/contract/limits.ts';

/**
 * Checks every limit with concurrent requests: two are left, six arrive together, two succeed. On PostgreSQL
 * (`TEST_DB=postgres`) they really run in parallel.
 */

const REMAINING_COUNT = 2;
const CALL_COUNT = 6;
let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** Creates members of its own for a case, because the requests of one case count against the limits of another. */
async function sceneOf(serial: number): Promise<LimitScene> {
  const scene = { app, anna: await app.member(`anna-${serial}`), bela: await app.member(`bela-${serial}`) };
  await app.db.query('update blogs set can_submit = true where id = $1', [scene.bela.blogId]);
  return scene;
}

it('limitCases covers every counted limit', () => {
  const counted = readLimits().filter(({ over }) => over);
  expect(limitCases.map(({ limit }) => limit).sort()).toEqual(counted.map(({ name }) => name).sort());
});

describe.each(limitCases.map((one, serial) => ({ ...one, serial })))(
  '$limit',
  ({ serial, limit, status, code, isOfSite, fill, request }) => {
    it('A limit admits exactly the remaining number of concurrent requests, and holds nobody up whom it does not count', async () => {
      const scene = await sceneOf(serial);
      const remaining = Math.min(REMAINING_COUNT, limits[limit]);
      await fill(scene, limits[limit] - remaining);
      const replies = await Promise.all(
        Array.from({ length: CALL_COUNT }, (_, at) => request(scene, scene.anna, at + 1)),
      );
      const through = replies.filter((reply) => reply.status < 300);
      const refused = replies.filter((reply) => reply.status >= 300);
      expect(refused.map((reply) => [reply.status, reply.body.errors?.[0]?.code])).toEqual(
        Array(CALL_COUNT - remaining).fill([status, code]),
      );
      expect(through).toHaveLength(remaining);
      const other = await request(scene, scene.bela, 9);
      if (isOfSite) expect(other.status).toBe(status);
      else expect(other.status).toBeLessThan(300);
    });
  },
);
