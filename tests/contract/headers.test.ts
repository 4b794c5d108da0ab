import { describe, expect, test } from 'vitest';
import { bundle, operationRows, resolve } from './bundle.ts';

function requestHeaders(operationId: string) {
  const row = operationRows.find(({ operation }) => operation.operationId === operationId);
  const headers = row?.parameters.filter((parameter) => parameter.in === 'header') ?? [];
  return Object.fromEntries(headers.map(({ name, required = false }) => [name, required]));
}

describe('headers of requests', () => {
  test('calls send their contract version, and session writes their CSRF token', () => {
    expect(requestHeaders('getDashboard')).toEqual({ 'X-Version': false });
    expect(requestHeaders('likePost')).toEqual({ 'X-Version': false, 'X-CSRF': false });
    expect(requestHeaders('getTrackingPixel')).toEqual({});
  });

  test('writes accept an Idempotency-Key, and charging calls require one', () => {
    for (const id of ['createPost', 'replyToPost', 'sendMessage', 'sendMessageBatch', 'sendImageMessage']) {
      expect([id, requestHeaders(id)]).toMatchObject([id, { 'Idempotency-Key': false }]);
    }
    const charging = operationRows.filter(({ operation }) => operation['x-errors'].includes(17001));
    expect(charging.length).toBeGreaterThanOrEqual(3);
    for (const { operation } of charging) {
      expect([operation.operationId, requestHeaders(operation.operationId)]).toMatchObject([
        operation.operationId,
        { 'Idempotency-Key': true },
      ]);
      expect(operation['x-errors']).toEqual(expect.arrayContaining([4010, 4011, 5016]));
    }
  });
});

describe('headers of responses', () => {
  test('every response has a request id and its rate limits', () => {
    for (const { operation } of operationRows) {
      for (const [status, answer] of Object.entries(operation.responses)) {
        const headers = Object.keys((answer as { headers?: object }).headers ?? {});
        const declared = ['X-Request-Id', 'RateLimit', 'RateLimit-Policy'];
        expect([operation.operationId, status, headers]).toEqual([
          operation.operationId,
          status,
          expect.arrayContaining(declared),
        ]);
        if (status === '429' || status === '503') expect(headers).toContain('Retry-After');
      }
    }
  });

  test('responses of logging in and out declare their cookies', () => {
    for (const id of ['createToken', 'registerAccount', 'endSession']) {
      const { responses } =
        operationRows.find(({ operation }) => operation.operationId === id)?.operation ?? {};
      const [success] = Object.values(responses ?? {}) as Array<{ headers?: object }>;
      expect([id, Object.keys(success?.headers ?? {})]).toEqual([id, expect.arrayContaining(['Set-Cookie'])]);
    }
  });

  test('response headers are components with a description and an example', () => {
    const { headers = {} } = bundle.components as { headers?: Record<string, unknown> };
    expect(Object.keys(headers).length).toBeGreaterThanOrEqual(6);
    for (const [name, header] of Object.entries(headers)) {
      const { description, schema } = resolve(
        header as { description: string; schema: { examples?: unknown[] } },
      );
      expect([name, description.length > 10, schema.examples?.length]).toEqual([name, true, 1]);
      // Header values are ASCII.
      expect([name, String(schema.examples?.[0])]).toEqual([name, expect.stringMatching(/^[\x20-\x7e]+$/)]);
    }
  });
});
