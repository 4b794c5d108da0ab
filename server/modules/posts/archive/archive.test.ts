import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstIdAt } from '#server/core/ids.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, reblogAs, text } from '#tests/support/posts.ts';

let t: TestApp;
let anna: Member;

/** Moves a published post to a moment, as if it had been published then. */
async function moveTo(id: string, when: string): Promise<void> {
  const position = firstIdAt(Date.parse(when));
  await t.db.query('update posts set position = $2, published_at = $3 where id = $1', [id, position, when]);
  await t.db.query('update post_tags set position = $2 where post_id = $1', [id, position]);
}

async function archive(query = '', who?: Member) {
  const url = `/v2/blog/anna/archive${query}`;
  const { status, body } = await (who ? t.injectAs(who, url) : t.inject(url));
  return { status, code: body.errors?.[0]?.code, ...body.response };
}
async function summaries(query = '') {
  return (await archive(query)).posts.map(({ summary }: { summary: string }) => summary);
}
const months = async (query = '') => (await t.inject(`/v2/blog/anna/archive/months${query}`)).body.response;

beforeAll(async () => {
  t = await buildTestApp({ now: () => Date.parse('2026-03-15T12:00:00Z') });
  anna = await t.member('anna');
  const bela = await t.member('bela');
  // Eleven hours ahead of UTC, which ids are based on.
  await t.db.query("update blogs set timezone = 'Pacific/Noumea' where name = 'anna'");
  const written = [
    ['December, before midnight there', '2024-12-31T12:59:59Z', 'Hills, end'],
    ['January, just after midnight there', '2024-12-31T13:00:00Z', 'hills'],
    ['Late in January', '2025-01-31T12:59:59Z', ''],
    ['February', '2025-01-31T13:00:00Z', 'hills'],
  ] as const;
  for (const [words, when, tags] of written) {
    await moveTo((await postAs(t, anna, { content: text(words), tags })).id, when);
  }
  const other = await postAs(t, bela, 'Of somebody else');
  await moveTo((await reblogAs(t, anna, other, 'Passed on')).id, '2025-02-10T12:00:00Z');
  await postAs(t, anna, { content: text('A draft'), state: 'draft', tags: 'hills' });
  await postAs(t, anna, { content: text('For myself'), state: 'private' });
});
afterAll(() => t.close());

describe('listArchive and listArchiveMonths', () => {
  it('listArchive lists published posts, newest first, by year, month, type, tag and role', async () => {
    expect(await summaries()).toEqual([
      'Passed on',
      'February',
      'Late in January',
      'January, just after midnight there',
      'December, before midnight there',
    ]);
    expect(await summaries('?year=2024')).toEqual(['December, before midnight there']);
    expect(await summaries('?year=2025&month=1')).toEqual([
      'Late in January',
      'January, just after midnight there',
    ]);
    expect(await summaries('?year=2024&month=12&tag=HILLS')).toEqual(['December, before midnight there']);
    expect(await summaries('?tag=hills')).toHaveLength(3);
    expect(await summaries('?role=original')).not.toContain('Passed on');
    expect(await summaries('?type=photo')).toEqual([]);
    expect(await archive('?year=2023')).toMatchObject({ status: 200, posts: [], total: 0, links: {} });
  });

  it('listArchive pages through each post once and returns the total', async () => {
    const seen: string[] = [];
    let query = '?year=2025&limit=1';
    for (let page = 0; page < 4; page += 1) {
      const { posts, total, links } = await archive(query);
      expect(total).toBe(4);
      seen.push(...posts.map(({ summary }: { summary: string }) => summary));
      query = links.next ? `?${new URL(links.next.href, 'http://x').searchParams}` : '';
      if (!links.next) break;
    }
    expect(seen).toEqual(['Passed on', 'February', 'Late in January', 'January, just after midnight there']);
  });

  it('listArchiveMonths counts the months with posts in the time zone of the blog', async () => {
    const { months: counted, tags, firstTs } = await months();
    expect(counted).toEqual([
      { year: 2025, month: 2, count: 2 },
      { year: 2025, month: 1, count: 2 },
      { year: 2024, month: 12, count: 1 },
    ]);
    expect(tags).toEqual(['Hills', 'end']);
    expect(firstTs).toBe(Date.parse('2024-12-31T12:59:59Z') / 1000);
    expect((await months('?tag=end')).months).toEqual([{ year: 2024, month: 12, count: 1 }]);
    expect(await months('?type=photo')).toMatchObject({ months: [], firstTs: 0 });
  });

  it.each([
    ['a month without a year', '?month=3', 5016],
    ['month 13', '?year=2025&month=13', 5016],
    ['year 1', '?year=1', 5016],
    ["another list's cursor", '?cursor=bm9uc2Vuc2U', 5039],
  ])('listArchive rejects %s', async (_what, query, code) => {
    const { status, code: told } = await archive(query);
    expect([status, told]).toEqual([400, code]);
  });

  it('listArchive rejects a cursor of another filter with 5039', async () => {
    const { links } = await archive('?limit=1');
    const cursor = encodeURIComponent(links.next.queryParams.cursor);
    expect((await archive(`?cursor=${cursor}&tag=hills`)).code).toBe(5039);
  });
});
