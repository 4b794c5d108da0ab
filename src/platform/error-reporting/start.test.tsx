import { expect, it, vi } from 'vitest';
import { examples } from '#openapi/examples/site.ts';
import { configureHttp } from '#src/shared/api/call/http.ts';
import { startErrorReporting } from './start.ts';

const [config] = Object.values(examples.getConfig.responses[200]).map(({ value }) => value);

it('startErrorReporting reports early errors, uncaught errors and unhandled rejections [audience-29]', async () => {
  const bodies: unknown[] = [];
  configureHttp({
    fetch: async (input, init) => {
      if (String(input).includes('/v2/config'))
        return Response.json({
          meta: { status: 200, msg: 'OK' },
          response: { ...config, reportToken: 'a token of today' },
        });
      bodies.push(JSON.parse(String(init?.body)));
      expect(init?.keepalive).toBe(true);
      return new Response(null, { status: 204 });
    },
  });
  const early = [new ErrorEvent('error', { error: new Error('early') })];
  startErrorReporting({ takeEarlyErrors: () => early.splice(0), route: () => '/dashboard' });
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('late') }));
  window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    token: 'a token of today',
    url: `${window.location.origin}/`,
    ticks: [
      { message: 'early', route: '/dashboard' },
      { message: 'late', route: '/dashboard' },
    ],
  });
});
