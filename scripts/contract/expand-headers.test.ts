import { expect, test } from 'vitest';
import type { Document } from './document.ts';
import { expandHeaders, type Headers } from './expand-headers.ts';

const schema = { type: 'string' };
function header(when: string, name: string, more: object = {}) {
  return {
    when,
    name,
    description: 'Words.',
    schema,
    ...more,
  };
}
const headers = {
  parameters: {
    XVersion: header('client', 'X-Version'),
    XCsrf: header('write', 'X-CSRF'),
    Key: header('optional', 'Idempotency-Key'),
    RequiredKey: header('required', 'Idempotency-Key', { required: true }),
  },
  headers: {
    RequestId: header('always', 'X-Request-Id', { required: true }),
    RetryAfter: header('limited', 'Retry-After'),
    CsrfToken: header('session', 'X-CSRF'),
    Cookies: header('sets-session', 'Set-Cookie', { operations: ['logIn'] }),
    Sunset: header('deprecated', 'Sunset'),
  },
} as unknown as Headers;

function expanded(
  more: object = {},
  method = 'post',
  responses: object = { '200': {}, '409': {}, '429': {} },
) {
  const operation = { operationId: 'logIn', tags: ['auth'], responses, ...more };
  const document = { paths: { '/a': { [method]: operation } }, components: { parameters: {} } };
  expandHeaders(document as unknown as Document, headers);
  const { parameters = [], responses: answers } = operation as unknown as {
    parameters?: Array<{ $ref: string }>;
    responses: Record<string, { headers: object }>;
  };
  return {
    asked: parameters.map(({ $ref }) => $ref.split('/').at(-1)),
    answered: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [status, Object.keys(answer.headers)]),
    ),
    components: document.components as { parameters: Record<string, unknown>; headers?: object },
  };
}

test('expandHeaders adds each header exactly where it applies', () => {
  const write = expanded();
  expect(write.asked).toEqual(['XVersion', 'XCsrf']);
  expect(write.answered).toEqual({
    200: ['X-Request-Id', 'X-CSRF', 'Set-Cookie'],
    409: ['X-Request-Id', 'X-CSRF'],
    429: ['X-Request-Id', 'Retry-After', 'X-CSRF'],
  });
  expect(expanded({}, 'get').asked).toEqual(['XVersion']);
  const open = expanded({ 'x-client': 'optional' });
  expect([open.asked, open.answered[409]]).toEqual([[], ['X-Request-Id']]);
});

test('expandHeaders adds Idempotency-Key as the operation says, and Retry-After to its 409', () => {
  for (const [idempotency, component] of [
    ['optional', 'Key'],
    ['required', 'RequiredKey'],
  ]) {
    const { asked, answered } = expanded({ 'x-idempotency': idempotency });
    expect(asked).toEqual(['XVersion', 'XCsrf', component]);
    expect(answered[409]).toContain('Retry-After');
  }
});

test('expandHeaders keeps existing headers and adds only used components', () => {
  const own = { '200': { headers: { Location: { schema } } } };
  const { answered, asked, components } = expanded({ parameters: [{ $ref: '#/x/Own' }] }, 'get', own);
  expect(answered[200]).toEqual(['Location', 'X-Request-Id', 'X-CSRF', 'Set-Cookie']);
  expect(asked).toEqual(['Own', 'XVersion']);
  expect(components.parameters).toEqual({
    XVersion: { name: 'X-Version', in: 'header', description: 'Words.', schema },
  });
  expect(Object.keys(components.headers ?? {})).toEqual(['RequestId', 'CsrfToken', 'Cookies']);
  expect(expanded({ deprecated: true }).answered[200]).toContain('Sunset');
});

test('expandHeaders throws for an operation that does not exist', () => {
  expect(() => expanded({ operationId: 'logOut' })).toThrow('names logIn, which the contract does not have');
});
