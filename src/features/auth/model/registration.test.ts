import { describe, expect, it } from 'vitest';
import { checkRegistration, type RegistrationValues, registerRequest } from './registration.ts';

const TODAY = new Date('2026-11-21T12:00:00');
const good: RegistrationValues = {
  email: ' ivy@example.com ',
  password: 'seven wet herons',
  birth_date: '1999-02-03',
  tumblelog: ' @ivy-at-night ',
};

describe('checkRegistration', () => {
  it('finds nothing wrong with a good form', () => {
    expect(checkRegistration(good, TODAY)).toEqual({});
  });

  it('names every gap of an empty one', () => {
    const empty = { email: ' ', password: '', birth_date: '', tumblelog: '' };
    expect(checkRegistration(empty, TODAY)).toEqual({
      email: 'missing',
      password: 'missing',
      birth_date: 'missing',
      tumblelog: 'missing',
    });
  });

  it.each([
    ['email', 'ivy', 'malformed'],
    ['email', `${'a'.repeat(250)}@example.com`, 'too-long'],
    ['password', 'a'.repeat(201), 'too-long'],
    ['birth_date', '2026-11-22', 'no-such-day'],
    ['birth_date', '2001-02-30', 'no-such-day'],
    ['tumblelog', 'ivy at night', 'not-a-name'],
    ['tumblelog', '-ivy', 'not-a-name'],
  ] as const)('objects to the %s %j', (field, value, problem) => {
    expect(checkRegistration({ ...good, [field]: value }, TODAY)).toEqual({ [field]: problem });
  });

  it('leaves the judgement of the age to the server', () => {
    expect(checkRegistration({ ...good, birth_date: '2020-01-01' }, TODAY)).toEqual({});
  });
});

it('sends email and name trimmed, the age, and what led here [validation-10] [validation-13]', () => {
  expect(registerRequest(good, { source: 'like' }, TODAY)).toEqual({
    email: 'ivy@example.com',
    password: 'seven wet herons',
    birth_date: '1999-02-03',
    tumblelog: 'ivy-at-night',
    age: 27,
    source: 'like',
  });
});
