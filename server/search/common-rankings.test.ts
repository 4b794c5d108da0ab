import { expect, test, vi } from 'vitest';
import { CommonRankings, RANKING_TTL_MS, type Ranking } from './common-rankings.ts';

const bones = [{ id: '1', key: ['9', '5', '1'] }];
const ranker = (isCommon: boolean) => vi.fn(async (): Promise<Ranking> => ({ bones, isCommon }));

test('CommonRankings ranks a common word once while its ranking is kept', async () => {
  let now = 0;
  const rankings = new CommonRankings(() => now);
  const rank = ranker(true);
  for (const [at, times] of [
    [1, 1],
    [RANKING_TTL_MS, 1],
    [RANKING_TTL_MS + 2, 2],
  ] as const) {
    now = at;
    expect((await rankings.get('wool', rank)).bones).toEqual(bones);
    expect(rank).toHaveBeenCalledTimes(times);
  }
});

test('CommonRankings keeps a ranking of its own for each search', async () => {
  const rankings = new CommonRankings();
  const rank = ranker(true);
  for (const key of ['wool', 'yarn', 'wool']) await rankings.get(key, rank);
  expect(rank).toHaveBeenCalledTimes(2);
});

test('CommonRankings ranks a rare word for each search, and once for concurrent ones', async () => {
  const rankings = new CommonRankings();
  const rank = ranker(false);
  await Promise.all([rankings.get('zebra', rank), rankings.get('zebra', rank)]);
  expect(rank).toHaveBeenCalledTimes(1);
  await rankings.get('zebra', rank);
  expect(rank).toHaveBeenCalledTimes(2);
});

test('CommonRankings retries a failed ranking with the next search', async () => {
  const rankings = new CommonRankings();
  await expect(rankings.get('wool', async () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect((await rankings.get('wool', ranker(true))).bones).toEqual(bones);
});
