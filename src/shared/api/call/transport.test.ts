import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureAnswer, failureOf, okAnswer } from '#tests/support/answers.ts';
import { blogOverlay, clearOverlays, postOverlay } from '../read/post-overlay.ts';
import { errorMessage } from './error-message.ts';
import { ApiError, isApiError, NetworkError, ResponseTypeError, SchemaError } from './errors.ts';
import { onPageWideFailure } from './failures.ts';
import { configureHttp, forgetCsrfToken } from './http.ts';
import { advanceSessionGeneration } from './session.ts';
import { onSchemaError, transport } from './transport.ts';

const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  fetch.mockReset();
  configureHttp({ fetch });
  forgetCsrfToken();
});

afterEach(() => onSchemaError());

describe('transport failures', () => {
  it('ApiError message lists status, codes, path and status text, without the query [errors-01]', async () => {
    fetch.mockResolvedValue(failureAnswer(400, [2, 1030]));
    expect(await failureOf(transport('/v2/register?source=like', { method: 'POST' }))).toMatchObject({
      name: 'ApiError',
      message: 'APIError [400.2.1030] at /v2/register (Refused)',
    });
  });

  it('ApiError carries the detailed errors, the request id and the redirect [errors-02]', async () => {
    const errors = [
      {
        code: 1026,
        title: 'Consent required',
        detail: 'Please review.',
        redirectTo: '/privacy/consent/begin',
      },
      { code: 5016, title: 'Invalid', detail: 'No.', field: 'limit' },
    ];
    fetch.mockResolvedValue(
      Response.json({ meta: { status: 403, msg: 'Forbidden', requestId: 'req-9' }, errors }, { status: 403 }),
    );
    const error = await failureOf(transport('/v2/explore/trending'));
    expect(error).toMatchObject({
      status: 403,
      errors,
      requestId: 'req-9',
      redirectTo: '/privacy/consent/begin',
    });
    expect([isApiError(error, 1026), isApiError(error, 5016), isApiError(error, 4004)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([400, 401, 403, 404, 413, 429, 500, 502, 503])(
    'transport throws an ApiError for status %i [errors-06] [errors-24]',
    async (status) => {
      fetch.mockResolvedValue(failureAnswer(status, [5000]));
      const error = await failureOf(transport('/v2/anything'));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ status });
    },
  );

  it('transport repeats a call refused for an ended session after a new login', async () => {
    const announced = vi.fn();
    onPageWideFailure(announced);
    fetch.mockImplementationOnce(async () => {
      advanceSessionGeneration();
      return failureAnswer(401, [1034]);
    });
    fetch.mockResolvedValueOnce(okAnswer({ done: true }));
    const body = JSON.stringify({ tag: 'wool' });
    expect(await transport('/v2/user/tags/add', { method: 'POST', body })).toMatchObject({
      response: { done: true },
    });
    expect(fetch.mock.calls.map(([, init]) => init?.body)).toEqual([body, body]);
    fetch.mockResolvedValueOnce(failureAnswer(401, [1034]));
    await failureOf(transport('/v2/user/tags/add', { method: 'POST', body }));
    expect([fetch.mock.calls.length, announced.mock.calls.length]).toEqual([3, 1]);
    onPageWideFailure(undefined);
  });

  it("ApiError has the server's retry delay", async () => {
    fetch.mockResolvedValue(failureAnswer(429, [4029], { 'Retry-After': '7' }));
    expect(await failureOf(transport('/v2/anything'))).toMatchObject({ retryAfter: 7 });
  });

  it('NetworkError message has method and address [errors-03] [errors-24]', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    const error = await failureOf(transport('/v2/user/like', { method: 'POST' }));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: 'Error fetching POST /v2/user/like' });
  });

  it('transport rethrows the abort reason unchanged [errors-04]', async () => {
    const controller = new AbortController();
    const reason = new DOMException('The reader went on', 'AbortError');
    fetch.mockImplementation(async () => {
      controller.abort(reason);
      throw reason;
    });
    expect(await failureOf(transport('/v2/anything', { signal: controller.signal }))).toBe(reason);
  });

  it.each([
    [200, 'text/html; charset=utf-8'],
    [502, 'text/html'],
    [200, ''],
  ])(
    'transport throws a ResponseTypeError for a response that is not JSON (%i %s) [validation-22] [errors-24]',
    async (status, type) => {
      const headers: HeadersInit = type ? { 'Content-Type': type } : {};
      fetch.mockResolvedValue(new Response(new Uint8Array([60]), { status, headers }));
      const error = await failureOf(transport('/v2/anything'));
      expect(error).toBeInstanceOf(ResponseTypeError);
      expect(error).not.toBeInstanceOf(ApiError);
    },
  );

  it('errorMessage returns the first detail, else the fallback [errors-07]', () => {
    const init = { status: 400, statusText: '', path: '/' };
    const detailed = (detail: string) => ({ code: 1, title: '', detail });
    const failure = new ApiError({ ...init, errors: [detailed('First.'), detailed('Second.')] });
    expect(errorMessage(failure, 'Fallback.')).toBe('First.');
    expect(errorMessage(new ApiError({ ...init, errors: [] }), 'Fallback.')).toBe('Fallback.');
    expect(errorMessage(new NetworkError('GET', '/'), 'Fallback.')).toBe('Fallback.');
  });
});

describe('transport with a response that breaks its schema', () => {
  const schema = {
    safeParse: (value: unknown) =>
      (value as { response: { id?: string } }).response.id === undefined
        ? { success: false as const, error: { issues: [{ path: ['response', 'id'], message: 'missing' }] } }
        : { success: true as const, data: value },
  };
  const call = (validate: 'throw' | 'report') =>
    transport('/v2/anything', { schema: async () => schema, validate, operation: 'getAnything' });

  it('transport throws a SchemaError in throw mode [validation-23] [errors-24]', async () => {
    const reporter = vi.fn();
    onSchemaError(reporter);
    fetch.mockResolvedValue(okAnswer());
    const error = await failureOf(call('throw'));
    expect(error).toBeInstanceOf(SchemaError);
    expect(error).toMatchObject({ operation: 'getAnything', issues: [{ path: ['response', 'id'] }] });
    expect(reporter).not.toHaveBeenCalled();
  });

  it('transport only reports a schema violation in report mode [validation-23] [validation-25]', async () => {
    const reporter = vi.fn();
    onSchemaError(reporter);
    fetch.mockResolvedValue(okAnswer({ other: true }));
    await expect(call('report')).resolves.toMatchObject({ response: { other: true } });
    expect(reporter).toHaveBeenCalledExactlyOnceWith(expect.any(SchemaError));
  });

  it('transport reports a schema violation as an uncaught error without a reporter', async () => {
    const uncaught = vi.fn();
    vi.stubGlobal('reportError', uncaught);
    fetch.mockImplementation(async () => okAnswer({ other: true }));
    await expect(call('report')).resolves.toMatchObject({ response: { other: true } });
    expect(uncaught).toHaveBeenCalledExactlyOnceWith(expect.any(SchemaError));
    vi.stubGlobal('reportError', undefined);
    await expect(call('report')).resolves.toBeDefined();
    vi.unstubAllGlobals();
  });

  it('transport accepts a valid response, and any response when the validator cannot be loaded', async () => {
    fetch.mockImplementation(async () => okAnswer({ id: '1' }));
    await expect(call('throw')).resolves.toMatchObject({ response: { id: '1' } });
    const gone = () => Promise.reject(new TypeError('Importing a module script failed.'));
    await expect(transport('/v2/anything', { schema: gone })).resolves.toMatchObject({
      response: { id: '1' },
    });
  });
});

describe('transport and the overlays', () => {
  const post = (noteCount: number) => ({ objectType: 'post', id: '1', liked: false, noteCount });
  const uuid = 't:bo';

  beforeEach(() => {
    postOverlay.put('1', { liked: true, noteCount: 8 });
    blogOverlay.put(uuid, { followed: true });
    blogOverlay.put('t:eve', { followed: true });
  });
  afterEach(clearOverlays);

  it('transport merges a GET response into known posts and blogs, and no others', async () => {
    fetch.mockResolvedValue(okAnswer({ rows: [{ post: post(9), blog: { uuid, followed: false } }] }));
    await transport('/v2/user/likes');
    expect(postOverlay.get('1')).toMatchObject({ liked: false, noteCount: 9 });
    expect([blogOverlay.get(uuid), blogOverlay.get('t:eve')]).toEqual([
      { followed: false },
      { followed: true },
    ]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'transport does not merge the response of a %s',
    async (method) => {
      fetch.mockResolvedValue(okAnswer({ post: post(9) }));
      await transport('/v2/user/like', { method });
      expect(postOverlay.get('1')).toMatchObject({ liked: true, noteCount: 8 });
    },
  );

  it('transport does not undo an action newer than its request', async () => {
    fetch.mockImplementation(async () => {
      postOverlay.put('1', { noteCount: 12 });
      return okAnswer({ post: post(9) });
    });
    await transport('/v2/user/likes');
    expect(postOverlay.get('1')).toMatchObject({ liked: true, noteCount: 12 });
  });
});

describe('transport without response validation', () => {
  afterEach(() => configureHttp({ skipResponseValidation: false }));

  it('transport loads no validators while rendering on the server', async () => {
    fetch.mockImplementation(async () => okAnswer({ it: 1 }));
    const schema = vi.fn(async () => ({ safeParse: () => ({ success: true as const, data: {} }) }));
    configureHttp({ skipResponseValidation: true });
    await transport('/v2/explore/trending', { schema, validate: 'throw' });
    expect(schema).not.toHaveBeenCalled();
    configureHttp({ skipResponseValidation: false });
    await transport('/v2/explore/trending', { schema, validate: 'throw' });
    expect(schema).toHaveBeenCalledOnce();
  });
});
