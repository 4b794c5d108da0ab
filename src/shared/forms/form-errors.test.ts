import { describe, expect, it } from 'vitest';
import { ApiError, type ErrorDetail, NetworkError } from '../api/call/errors.ts';
import { formErrorsOf } from './form-errors.ts';

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

describe('formErrorsOf', () => {
  it('formErrorsOf assigns each server message to its field [registration-errors-06]', () => {
    const error = refused(400, { code: 2, field: 'email' }, { code: 3, field: 'tumblelog' }, { code: 4009 });
    expect(formErrorsOf(error, FIELDS, words)).toEqual({
      fields: { email: 'code 2', tumblelog: 'code 3' },
      messages: ['code 4009'],
    });
  });

  it('formErrorsOf maps codes without a field', () => {
    expect(formErrorsOf(refused(401, { code: 16006 }), FIELDS, words).fields).toEqual({
      password: 'code 16006',
    });
    expect(formErrorsOf(refused(400, { code: 1030 }), FIELDS, words).fields).toEqual({
      password: 'code 1030',
    });
  });

  it('formErrorsOf assigns messages about unknown fields to the form, and keeps the first of two', () => {
    const error = refused(
      400,
      { code: 5016, field: 'utm_term' },
      { code: 4, detail: 'a' },
      { code: 3, detail: 'b' },
    );
    expect(formErrorsOf(error, FIELDS, words)).toEqual({
      fields: { tumblelog: 'a' },
      messages: ['code 5016'],
    });
  });

  it.each([
    [new NetworkError('POST', '/'), ['offline']],
    [new Error('x'), ['unknown']],
    [refused(500), ['unknown']],
    [refused(403, { code: 1027 }), []],
  ])('formErrorsOf has a message of its own for %s [registration-errors-06]', (error, messages) => {
    expect(formErrorsOf(error, FIELDS, words)).toEqual({ fields: {}, messages });
  });
});
