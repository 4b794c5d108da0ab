import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureAnswer, failureOf, okAnswer } from '#tests/support/answers.ts';
import { blogOverlay, clearOverlays, postOverlay } from '../read/post-overlay.ts';
import { detailOf } from './error-message.ts';
import { ApiError, isApiError, NetworkError, ResponseTypeError, SchemaError } from './errors.ts';
import { onPageWideFailure } from './failures.ts';
import { configureHttp, forgetCsrfToken } from './http.ts';
import { sessionChanged } from './session.ts';
import { onSchemaError, transport } from './transport.ts';

const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  fetch.mockReset();
  configureHttp({ fetch });
  forgetCsrfToken();
});

afterEach(() => onSchemaError());

describe('a failure', () => {
  it('of the server says status, codes, path and status text, without the query [errors-01]', async () => {
    fetch.mockResolvedValue(failureAnswer(400, [2, 1030]));
    expect(await failureOf(transport('/v2/register?source=like', { method: 'POST' }))).toMatchObject({
      name: 'ApiError',
      message: 'APIError [400.2.1030] at /v2/register (Refused)',
    });
  });

  it('carries the detailed errors, the request and where to go [errors-02]', async () => {
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
    'with status %i is an API error [errors-06] [errors-24]',
    async (status) => {
      fetch.mockResolvedValue(failureAnswer(status, [5000]));
      const error = await failureOf(transport('/v2/anything'));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ status });
    },
  );

  it('of an ended session is none when somebody has logged in meanwhile: the call is sent again', async () => {
    const announced = vi.fn();
    onPageWideFailure(announced);
    fetch.mockImplementationOnce(async () => {
      sessionChanged();
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

  it('says how long to wait when the server does', async () => {
    fetch.mockResolvedValue(failureAnswer(429, [4029], { 'Retry-After': '7' }));
    expect(await failureOf(transport('/v2/anything'))).toMatchObject({ retryAfter: 7 });
  });

  it('of the network says method and address [errors-03] [errors-24]', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    const error = await failureOf(transport('/v2/user/like', { method: 'POST' }));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: 'Error fetching POST /v2/user/like' });
  });

  it('by being taken back is the very reason, untouched [errors-04]', async () => {
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
    'by an answer that is no JSON (%i %s) is one of its type [validation-22] [errors-24]',
    async (status, type) => {
      const headers: HeadersInit = type ? { 'Content-Type': type } : {};
      fetch.mockResolvedValue(new Response(new Uint8Array([60]), { status, headers }));
      const error = await failureOf(transport('/v2/anything'));
      expect(error).toBeInstanceOf(ResponseTypeError);
      expect(error).not.toBeInstanceOf(ApiError);
    },
  );

  it('is told in the first detail, else in the fallback [errors-07]', () => {
    const init = { status: 400, statusText: '', path: '/' };
    const detailed = (detail: string) => ({ code: 1, title: '', detail });
    const told = new ApiError({ ...init, errors: [detailed('First.'), detailed('Second.')] });
    expect(detailOf(told, 'Fallback.')).toBe('First.');
    expect(detailOf(new ApiError({ ...init, errors: [] }), 'Fallback.')).toBe('Fallback.');
    expect(detailOf(new NetworkError('GET', '/'), 'Fallback.')).toBe('Fallback.');
  });
});

describe('an answer that breaks its schema', () => {
  const schema = {
    safeParse: (value: unknown) =>
      (value as { response: { id?: string } }).response.id === undefined
        ? { success: false as const, error: { issues: [{ path: ['response', 'id'], message: 'missing' }] } }
        : { success: true as const, data: value },
  };
  const call = (validate: 'throw' | 'report') =>
    transport('/v2/anything', { schema: async () => schema, validate, operation: 'getAnything' });

  it('ends the call where the operation says throw [validation-23] [errors-24]', async () => {
    const reporter = vi.fn();
    onSchemaError(reporter);
    fetch.mockResolvedValue(okAnswer());
    const error = await failureOf(call('throw'));
    expect(error).toBeInstanceOf(SchemaError);
    expect(error).toMatchObject({ operation: 'getAnything', issues: [{ path: ['response', 'id'] }] });
    expect(reporter).not.toHaveBeenCalled();
  });

  it('is only reported where the operation says report [validation-23] [validation-25]', async () => {
    const reporter = vi.fn();
    onSchemaError(reporter);
    fetch.mockResolvedValue(okAnswer({ other: true }));
    await expect(call('report')).resolves.toMatchObject({ response: { other: true } });
    expect(reporter).toHaveBeenCalledExactlyOnceWith(expect.any(SchemaError));
  });

  it('is an uncaught error of the page while nobody else wants to hear of it', async () => {
    const uncaught = vi.fn();
    vi.stubGlobal('reportError', uncaught);
    fetch.mockImplementation(async () => okAnswer({ other: true }));
    await expect(call('report')).resolves.toMatchObject({ response: { other: true } });
    expect(uncaught).toHaveBeenCalledExactlyOnceWith(expect.any(SchemaError));
    vi.stubGlobal('reportError', undefined);
    await expect(call('report')).resolves.toBeDefined();
    vi.unstubAllGlobals();
  });

  it('is no matter when it keeps it, or when the validator cannot be had', async () => {
    fetch.mockImplementation(async () => okAnswer({ id: '1' }));
    await expect(call('throw')).resolves.toMatchObject({ response: { id: '1' } });
    const gone = () => Promise.reject(new TypeError('Importing a module script failed.'));
    await expect(transport('/v2/anything', { schema: gone })).resolves.toMatchObject({
      response: { id: '1' },
    });
  });
});

describe('an answer', () => {
  const post = (noteCount: number) => ({ objectType: 'post', id: '1', liked: false, noteCount });
  const uuid = 't:bo';

  beforeEach(() => {
    postOverlay.put('1', { liked: true, noteCount: 8 });
    blogOverlay.put(uuid, { followed: true });
    blogOverlay.put('t:eve', { followed: true });
  });
  afterEach(clearOverlays);

  it('to a GET corrects what the page knows of posts and blogs, and of no others', async () => {
    fetch.mockResolvedValue(okAnswer({ rows: [{ post: post(9), blog: { uuid, followed: false } }] }));
    await transport('/v2/user/likes');
    expect(postOverlay.get('1')).toMatchObject({ liked: false, noteCount: 9 });
    expect([blogOverlay.get(uuid), blogOverlay.get('t:eve')]).toEqual([
      { followed: false },
      { followed: true },
    ]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('to a %s leaves that to whoever wrote', async (method) => {
    fetch.mockResolvedValue(okAnswer({ post: post(9) }));
    await transport('/v2/user/like', { method });
    expect(postOverlay.get('1')).toMatchObject({ liked: true, noteCount: 8 });
  });

  it('that was asked for before the reader acted does not undo it', async () => {
    fetch.mockImplementation(async () => {
      postOverlay.put('1', { noteCount: 12 });
      return okAnswer({ post: post(9) });
    });
    await transport('/v2/user/likes');
    expect(postOverlay.get('1')).toMatchObject({ liked: true, noteCount: 12 });
  });
});

describe('an answer that was checked where it was made', () => {
  afterEach(() => configureHttp({ areAnswersChecked: false }));

  it('is taken as it is: rendering a page fetches no validators', async () => {
    fetch.mockImplementation(async () => okAnswer({ it: 1 }));
    const schema = vi.fn(async () => ({ safeParse: () => ({ success: true as const, data: {} }) }));
    configureHttp({ areAnswersChecked: true });
    await transport('/v2/explore/trending', { schema, validate: 'throw' });
    expect(schema).not.toHaveBeenCalled();
    configureHttp({ areAnswersChecked: false });
    await transport('/v2/explore/trending', { schema, validate: 'throw' });
    expect(schema).toHaveBeenCalledOnce();
  });
});
