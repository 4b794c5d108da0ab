import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { domainError } from '#server/core/errors.ts';
import { DatabaseFault } from '#server/db/database.ts';
import { render } from '#src/app/entry-server.tsx';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { loads, stateOf, template } from '#tests/support/site-pages.ts';
import { type PageRenderer, servePages } from './pages.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

describe('failing pages', () => {
  it('a page shows the view of a failure with its status [layers-03] [audience-19] [service-03]', async () => {
    const broken = await buildTestApp({
      db: site.db,
      handlers: {
        getUserInfo: async () => {
          throw domainError('service-unavailable');
        },
      },
      site: async (app) => servePages(app, { render, template: () => template, loads }),
    });
    const answer = await broken.app.inject('/explore');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('The error is on our side');
    expect(stateOf(answer.body).failure).toBe(503);
    await broken.close();
  });

  it('a page that cannot be rendered shows the error view, or plain HTML when that fails too', async () => {
    const fails = vi.fn(render).mockRejectedValueOnce(new Error('a page broke'));
    const broken = await buildTestApp({
      db: site.db,
      site: async (app) => servePages(app, { render: fails, template: () => template, loads }),
    });
    const first = await broken.app.inject('/explore');
    expect([first.statusCode, first.body.includes('The error is on our side')]).toEqual([500, true]);
    fails.mockRejectedValue(new Error('everything broke'));
    const second = await broken.app.inject('/explore');
    expect([second.statusCode, second.body.includes('Try again')]).toEqual([500, true]);
    expect(second.headers['cache-control']).toBe('private, no-store');
    await broken.close();
  });

  it('a page says that the failure is temporary while the database is unreachable', async () => {
    const away = async (): Promise<never> => {
      throw new DatabaseFault('connect ECONNREFUSED', '08001', undefined, undefined);
    };
    const mara = await site.member('mara');
    const broken = await buildTestApp({
      db: {
        kind: 'postgres',
        query: away,
        transaction: away,
        batch: away,
        listen: away,
        close: async () => undefined,
      },
      site: async (app) => servePages(app, { render, template: () => template, loads }),
    });
    for (const cookie of ['', `sid=${mara.sid}; logged_in=1`]) {
      const answer = await broken.app.inject({ url: '/mara', headers: { cookie } });
      expect([cookie, answer.statusCode]).toEqual([cookie, 503]);
      expect(answer.headers['cache-control']).toMatch(/no-store/);
    }
    await broken.close();
  });
});

it('a page answers 503 with Retry-After when too many renderings wait', async () => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const maker: PageRenderer = {
    render: async (request) => {
      await held;
      return render(request);
    },
    template: () => template,
    loads,
  };
  const busy = await buildTestApp({ site: async (app) => servePages(app, maker) });
  const all = Array.from({ length: 310 }, () => busy.app.inject('/nobody-here'));
  const refused = await Promise.race(all);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  release();
  const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 503)).toHaveLength(6);
  await busy.close();
});
