import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureAnswer, failureOf, okAnswer } from '#tests/support/answers.ts';
import { configureHttp, forgetCsrfToken, newIdempotencyKey } from './http.ts';
import { transport } from './transport.ts';

const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  fetch.mockReset();
  configureHttp({ fetch, readMember: () => transport('/v2/user/counts') });
  forgetCsrfToken();
});

afterEach(() => vi.unstubAllGlobals());

/** Returns the headers of the `index`th call. */
const sent = (index: number): Headers => new Headers(fetch.mock.calls[index]?.[1]?.headers);

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

describe('send', () => {
  it.each(METHODS)(
    'send sets %s (client, accepted format, version) [protocol-01] [protocol-02] [protocol-03]',
    async (method) => {
      fetch.mockResolvedValue(okAnswer());
      await transport('/v2/anything', { method });
      expect(sent(0).get('Authorization')).toMatch(/^Bearer \S+$/);
      expect(sent(0).get('Accept')).toBe('application/json;format=camelcase');
      expect(sent(0).get('X-Version')).toBeTruthy();
    },
  );

  it('transport returns undefined for a 204 [protocol-06]', async () => {
    fetch.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await transport('/v2/user/saved_posts/1', { method: 'DELETE' })).toBeUndefined();
  });

  it('transport returns the envelope: response, and meta with its content rating [protocol-07]', async () => {
    const envelope = { meta: { status: 200, msg: 'OK', contentRating: 'adult' }, response: { posts: [] } };
    fetch.mockResolvedValue(Response.json(envelope));
    expect(await transport('/v2/blog/mara/posts')).toEqual(envelope);
  });
});

describe('send and keepalive', () => {
  it.each([
    ['POST', undefined, true],
    ['DELETE', undefined, true],
    ['POST', '{"id":"1"}', true],
    ['PUT', 'x'.repeat(8_000), true],
    ['PUT', 'x'.repeat(8_001), false],
    ['POST', new FormData(), false],
    ['GET', undefined, false],
  ])('send sets keepalive by method and body size: %s (%#)', async (method, body, outlives) => {
    fetch.mockResolvedValue(okAnswer());
    await transport('/v2/user/like', { method, body });
    expect(fetch.mock.calls[0]?.[1]?.keepalive).toBe(outlives);
  });
});

describe('CSRF token', () => {
  it('CSRF token is sent on writes once a response has brought one, never on reads [protocol-04]', async () => {
    fetch.mockImplementation(async () => okAnswer({}, { 'X-CSRF': 'first' }));
    await transport('/v2/user/like', { method: 'POST' });
    expect(sent(0).has('X-CSRF')).toBe(false);
    for (const method of METHODS) await transport('/v2/anything', { method });
    expect(METHODS.map((_, index) => sent(index + 1).get('X-CSRF'))).toEqual([
      null,
      'first',
      'first',
      'first',
      'first',
    ]);
  });

  it("CSRF token is replaced by any later response's, also a failure's [protocol-05]", async () => {
    fetch.mockResolvedValueOnce(okAnswer({}, { 'X-CSRF': 'first' }));
    await transport('/v2/user/info');
    const refused = failureAnswer(404, [4004], { 'X-CSRF': 'second' });
    fetch.mockResolvedValueOnce(refused).mockResolvedValueOnce(okAnswer());
    await transport('/v2/blog/nobody/info').catch(() => {});
    await transport('/v2/user/like', { method: 'POST' });
    expect(sent(2).get('X-CSRF')).toBe('second');
  });

  it('CSRF token stays when responses bring none', async () => {
    fetch
      .mockResolvedValueOnce(okAnswer({}, { 'X-CSRF': 'first' }))
      .mockImplementation(async () => okAnswer());
    for (const method of ['GET', 'GET', 'POST']) await transport('/v2/anything', { method });
    expect(sent(2).get('X-CSRF')).toBe('first');
  });

  it("CSRF token is read once before a member's first writes of a page, without a refused write", async () => {
    vi.stubGlobal('document', { cookie: 'palette=canary; logged_in=1' });
    fetch.mockImplementation(async (_url, init) =>
      init?.method === 'GET' ? okAnswer({}, { 'X-CSRF': 'first' }) : okAnswer(),
    );
    await Promise.all(['like', 'follow'].map((name) => transport(`/v2/user/${name}`, { method: 'POST' })));
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      '/v2/user/counts',
      '/v2/user/like',
      '/v2/user/follow',
    ]);
    expect([sent(1), sent(2)].map((headers) => headers.get('X-CSRF'))).toEqual(['first', 'first']);
  });

  it('CSRF token is not asked for by visitors, nor twice when its request failed', async () => {
    fetch.mockImplementation(async () => okAnswer());
    await transport('/v2/register', { method: 'POST' });
    expect(fetch).toHaveBeenCalledTimes(1);
    vi.stubGlobal('document', { cookie: 'logged_in=1' });
    fetch.mockRejectedValueOnce(new TypeError('no connection'));
    for (const name of ['like', 'follow']) await transport(`/v2/user/${name}`, { method: 'POST' });
    expect(fetch.mock.calls.map(([url]) => url).slice(1)).toEqual([
      '/v2/user/counts',
      '/v2/user/like',
      '/v2/user/follow',
    ]);
  });

  it('CSRF token that is stale is renewed and the write repeated once', async () => {
    const stale = () => failureAnswer(403, [1019], { 'X-CSRF': 'fresh' });
    fetch.mockResolvedValueOnce(stale()).mockResolvedValueOnce(okAnswer({ liked: true }));
    await expect(transport('/v2/user/like', { method: 'POST' })).resolves.toMatchObject({
      response: { liked: true },
    });
    expect(sent(1).get('X-CSRF')).toBe('fresh');
    fetch.mockImplementation(async () => stale());
    await expect(transport('/v2/user/like', { method: 'POST' })).rejects.toMatchObject({ status: 403 });
    expect(fetch).toHaveBeenCalledTimes(4);
  });
});

describe('idempotency key', () => {
  const keys = () => fetch.mock.calls.map((_, index) => sent(index).get('Idempotency-Key'));
  const write = (more: object) => transport('/v2/user/post/reply', { method: 'POST', ...more });

  it('idempotency key is new for each call of an operation that takes one, and absent elsewhere', async () => {
    fetch.mockImplementation(async () => okAnswer());
    for (const isIdempotent of [true, true, false, undefined]) await write({ isIdempotent });
    const [first, second, ...others] = keys();
    expect(first).toMatch(/^[A-Za-z0-9_-]{16,128}$/);
    expect(second).toMatch(/^[A-Za-z0-9_-]{16,128}$/);
    expect(second).not.toBe(first);
    expect(others).toEqual([null, null]);
  });

  it("idempotency key is the caller's when an action is repeated", async () => {
    fetch.mockImplementation(async () => okAnswer());
    const idempotencyKey = newIdempotencyKey();
    for (const isIdempotent of [true, true, false]) await write({ isIdempotent, idempotencyKey });
    expect(keys()).toEqual([idempotencyKey, idempotencyKey, null]);
  });

  it('idempotency key stays when a request is repeated for a stale CSRF token', async () => {
    fetch
      .mockResolvedValueOnce(failureAnswer(403, [1019], { 'X-CSRF': 'fresh' }))
      .mockResolvedValueOnce(okAnswer());
    await write({ isIdempotent: true });
    const [first, second] = keys();
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });
});

describe('upload', () => {
  /** Fake XMLHttpRequest with the parts an upload needs; the body is sent in two halves. */
  class FakeRequest {
    static headers: Record<string, string> = {};
    upload: { onprogress?: (event: object) => void } = {};
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    status = 201;
    statusText = 'Created';
    responseText = JSON.stringify({
      meta: { status: 201, msg: 'Created' },
      response: { url: '/media/a.webp' },
    });
    open() {}
    setRequestHeader(name: string, value: string) {
      FakeRequest.headers[name] = value;
    }
    getAllResponseHeaders() {
      return 'content-type: application/json\r\nx-csrf: after\r\n';
    }
    abort() {
      this.onabort();
    }
    send() {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 0, total: 300 });
      this.upload.onprogress?.({ lengthComputable: true, loaded: 100, total: 300 });
      this.upload.onprogress?.({ lengthComputable: false, loaded: 200, total: 0 });
      setTimeout(() => this.onload(), 0);
    }
  }

  it('upload reports progress from 0 to 100 and has the headers of every call [validation-26]', async () => {
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    const percents: number[] = [];
    const answer = await transport('/v2/media/image', {
      method: 'POST',
      body: new FormData(),
      onUploadProgress: (percent) => percents.push(percent),
    });
    expect(answer).toMatchObject({ response: { url: '/media/a.webp' } });
    expect(percents).toEqual([0, 33, 100]);
    expect(FakeRequest.headers).toMatchObject({ authorization: 'Bearer skein-web' });
    fetch.mockResolvedValue(okAnswer());
    await transport('/v2/user/like', { method: 'POST' });
    expect(sent(0).get('X-CSRF')).toBe('after');
  });

  it.each([0, 20])('upload can be aborted %i ms after it began [errors-04]', async (delay) => {
    class Endless extends FakeRequest {
      override send() {}
    }
    vi.stubGlobal('XMLHttpRequest', Endless);
    const controller = new AbortController();
    const upload = failureOf(
      transport('/v2/media/image', {
        method: 'POST',
        body: new FormData(),
        signal: controller.signal,
        onUploadProgress: () => {},
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, delay));
    controller.abort();
    expect(await upload).toBe(controller.signal.reason);
  });
});
