import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bundle } from './contract.ts';
import { type RunningMock, startMock } from './server.ts';

function json(schema: object, examples: Record<string, unknown>) {
  return {
    'application/json': {
      schema,
      examples: Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }])),
    },
  };
}
function failure(...slugs: string[]) {
  return {
    description: 'Failure',
    content: json(
      { type: 'object' },
      Object.fromEntries(slugs.map((slug) => [slug, { errors: [{ slug }] }])),
    ),
  };
}

const bundle = {
  openapi: '3.1.0',
  info: { title: 'Sample', version: '1' },
  paths: {
    '/v2/user/info': {
      get: {
        operationId: 'getUserInfo',
        'x-access': 'public',
        responses: {
          200: {
            description: 'OK',
            content: json(
              { $ref: '#/components/schemas/Who' },
              { loggedIn: { who: 'me' }, loggedOut: { who: null } },
            ),
          },
        },
      },
    },
    '/v2/user/like': {
      post: {
        operationId: 'likePost',
        'x-access': 'member',
        security: [{ accessToken: [] }],
        requestBody: {
          required: true,
          content: json({ type: 'object', required: ['id'], properties: { id: { type: 'string' } } }, {}),
        },
        responses: {
          200: {
            description: 'OK',
            content: json({ type: 'object' }, { 101: { id: '101' }, 102: { id: '102' } }),
          },
          400: failure('invalid-request-param'),
          401: failure('requires-login'),
          429: failure('like-limit-exceeded', 'rate-limit-exceeded'),
        },
      },
    },
    '/v2/logout': {
      post: { operationId: 'endSession', 'x-access': 'public', responses: { 204: { description: 'Over' } } },
    },
    '/v2/oauth2/token': {
      post: {
        operationId: 'createToken',
        'x-access': 'public',
        responses: {
          200: {
            description: 'OK',
            headers: { 'Set-Cookie': { schema: { type: 'string', examples: ['sid=example'] } } },
            content: json({}, { cookie: {} }),
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Who: { type: 'object', properties: { who: { $ref: '#/components/schemas/Name' } } },
      Name: { type: ['string', 'null'] },
    },
    securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } },
  },
} as Bundle;

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock({ port: 0, bundle });
});
afterAll(() => mock.close());

const authorized = { Authorization: 'Bearer skein-web' };
function call(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  return fetch(mock.url + path, { ...init, headers: { ...authorized, ...init.headers } });
}
function like(id: unknown, headers: Record<string, string> = {}) {
  return call('/v2/user/like', {
    method: 'POST',
    body: JSON.stringify({ id }),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

describe('calls to the mock', () => {
  test('the mock answers with the example that fits the request', async () => {
    expect(await (await like('102')).json()).toEqual({ id: '102' });
    expect(await (await like('999')).json()).toEqual({ id: '101' });
  });

  test('the mock refuses a request that breaks the contract with a documented failure', async () => {
    const answer = await like(5);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ errors: [{ slug: 'invalid-request-param' }] });
    const refused = await fetch(`${mock.url}/v2/user/like`, {
      method: 'POST',
      body: '{"id":"102"}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(refused.status).toBe(401);
  });

  test('the mock answers as the client prefers', async () => {
    const answer = await like('101', { Prefer: 'code=429, example=rate-limit-exceeded' });
    expect(answer.status).toBe(429);
    expect(await answer.json()).toEqual({ errors: [{ slug: 'rate-limit-exceeded' }] });
    expect((await like('101', { Prefer: 'code=429' })).status).toBe(429);
  });

  test('the mock answers 404 outside the contract', async () => {
    const answer = await call('/v2/nothing');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ title: 'The contract has no GET /v2/nothing' });
  });

  test('the mock sends no body where the contract has none', async () => {
    const answer = await call('/v2/logout', { method: 'POST' });
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
  });
});

describe('session of the mock', () => {
  test('logging in and out sets the cookie that names the viewer', async () => {
    expect(await (await call('/v2/user/info')).json()).toEqual({ who: 'me' });
    const out = await call('/v2/logout', { method: 'POST' });
    expect(out.headers.get('Set-Cookie')).toContain('mock_session=out');
    const Cookie = 'tz=UTC; mock_session=out';
    expect(await (await call('/v2/user/info', { headers: { Cookie } })).json()).toEqual({ who: null });
    expect((await like('101', { Cookie })).status).toBe(401);
    const back = await call('/v2/oauth2/token', { method: 'POST' });
    expect(back.headers.get('Set-Cookie')).toContain('mock_session=in');
  });
});

describe('demo media of the mock', () => {
  test('the mock renders pictures and sounds of the demo world', async () => {
    const picture = await fetch(`${mock.url}/media/world/avatar-marlow_128.webp`);
    expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await picture.text()).toMatch(/^<svg .*width="128"/);
    const sound = await fetch(`${mock.url}/media/world/hut-wind.wav`);
    expect(sound.headers.get('Content-Type')).toBe('audio/wav');
    expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });

  test('the mock answers 404 for an unknown picture or sound', async () => {
    expect((await fetch(`${mock.url}/media/world/avatar-nobody_128.webp`)).status).toBe(404);
    expect((await fetch(`${mock.url}/media/world/../secret`)).status).toBe(404);
  });
});

test('the mock accepts requests with cookies from another origin', async () => {
  const answer = await fetch(`${mock.url}/v2/user/like`, {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Headers': 'content-type,prefer' },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');
  expect(answer.headers.get('Access-Control-Allow-Headers')).toBe('content-type,prefer');
  expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true');
});
