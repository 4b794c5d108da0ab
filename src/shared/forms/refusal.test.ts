import { describe, expect, it } from 'vitest';
import { ApiError, type ErrorDetail, NetworkError } from '../api/call/errors.ts';
import { refusalOf } from './refusal.ts';

const FIELDS = ['email', 'password', 'tumblelog'] as const;
const words = {
  offline: 'offline',
  unknown: 'unknown',
  fieldOfCode: { 3: 'tumblelog', 4: 'tumblelog', 1030: 'password', 16006: 'password' },
} as const;

function refused(status: number, ...errors: Array<Partial<ErrorDetail> & { code: number }>): ApiError {
  return new ApiError({
    status,
    statusText: '',
    path: '/v2/register',
    errors: errors.map((error) => ({ title: '', detail: `code ${error.code}`, ...error })),
  });
}

describe('refusalOf', () => {
  it('puts every sentence of the server beside its cause [registration-errors-06]', () => {
    const error = refused(400, { code: 2, field: 'email' }, { code: 3, field: 'tumblelog' }, { code: 4009 });
    expect(refusalOf(error, FIELDS, words)).toEqual({
      fields: { email: 'code 2', tumblelog: 'code 3' },
      messages: ['code 4009'],
    });
  });

  it('knows the field of a code that comes without one', () => {
    expect(refusalOf(refused(401, { code: 16006 }), FIELDS, words).fields).toEqual({
      password: 'code 16006',
    });
    expect(refusalOf(refused(400, { code: 1030 }), FIELDS, words).fields).toEqual({ password: 'code 1030' });
  });

  it('shows a sentence about a field that is not here for the form as a whole, and the first of two', () => {
    const error = refused(
      400,
      { code: 5016, field: 'utm_term' },
      { code: 4, detail: 'a' },
      { code: 3, detail: 'b' },
    );
    expect(refusalOf(error, FIELDS, words)).toEqual({ fields: { tumblelog: 'a' }, messages: ['code 5016'] });
  });

  it.each([
    [new NetworkError('POST', '/'), ['offline']],
    [new Error('x'), ['unknown']],
    [refused(500), ['unknown']],
    [refused(403, { code: 1027 }), []],
  ])('has a sentence of its own for %s [registration-errors-06]', (error, messages) => {
    expect(refusalOf(error, FIELDS, words)).toEqual({ fields: {}, messages });
  });
});
