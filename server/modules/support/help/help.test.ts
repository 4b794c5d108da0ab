import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { helpArticles } from './articles.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

async function listed(query = '', language = 'en') {
  const headers = { 'accept-language': language };
  const { body } = await t.inject({ url: `/v2/help/articles${query}`, headers });
  return { ...body.response, slugs: body.response.articles.map(({ slug }: { slug: string }) => slug) };
}

it('listHelpArticles filters by words and topic in the language of the request', async () => {
  const { total } = await listed();
  expect(total).toBe(helpArticles.length);
  expect((await listed('?query=CALENDAR%20tag')).slugs).toEqual(['archive']);
  expect((await listed('?topic=safety')).slugs).toEqual(['block-somebody']);
  expect((await listed('?query=nowhere')).slugs).toEqual([]);
  expect((await listed('?query=kalender', 'de-AT')).articles[0].title).toBe('Das Archiv eines Blogs');
  expect((await listed('', 'ja')).articles[0].title).toBe('Your first post');
  const { slugs, links } = await listed('?limit=4&offset=4');
  expect(slugs).toHaveLength(helpArticles.length - 4);
  expect(links).not.toHaveProperty('next');
});

it('getHelpArticle returns every article, whose related articles exist, and answers 404 to others', async () => {
  for (const { slug, related } of helpArticles) {
    const { body } = await t.inject(`/v2/help/articles/${slug}`);
    expect(body.response.article.content.length).toBeGreaterThan(0);
    for (const other of related) expect(helpArticles.map((one) => one.slug)).toContain(other);
  }
  expect((await t.inject('/v2/help/articles/no-such-thing')).status).toBe(404);
});

it("getServiceStatus returns the contract's version without a client token", async () => {
  const { statusCode, headers, body } = await t.app.inject('/v2/status');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=10']);
  expect(JSON.parse(body).response).toMatchObject({ status: 'ok', version: expect.stringMatching(/^\d/) });
});
