import { describe, expect, it } from 'vitest';
import {
  normaliseRegistration,
  RegistrationForm,
  type RegistrationValues,
  registerRequest,
} from './registration.ts';

const TODAY = new Date('2026-11-21T12:00:00');
const good: RegistrationValues = {
  email: ' ivy@example.com ',
  password: 'seven wet herons',
  birth_date: '1999-02-03',
  tumblelog: ' @ivy-at-night ',
};

/** Returns the fields with an error. */
function objected(values: RegistrationValues) {
  return (
    RegistrationForm.safeParse(normaliseRegistration(values)).error?.issues.map(({ path: [field], code }) => [
      field,
      code,
    ]) ?? []
  );
}

describe('RegistrationForm', () => {
  it('RegistrationForm accepts complete values', () => {
    expect(objected(good)).toEqual([]);
  });

  it('RegistrationForm reports every empty field', () => {
    const empty = { email: ' ', password: '', birth_date: '', tumblelog: '' };
    expect([...new Set(objected(empty).map(([field]) => field))].sort()).toEqual([
      'birth_date',
      'email',
      'password',
      'tumblelog',
    ]);
  });

  it.each([
    ['email', 'ivy', 'invalid_format'],
    ['email', `${'a'.repeat(250)}@example.com`, 'too_big'],
    ['password', 'a'.repeat(201), 'too_big'],
    ['birth_date', '2999-11-22', 'custom'],
    ['birth_date', '2001-02-30', 'invalid_format'],
    ['tumblelog', 'ivy at night', 'custom'],
    ['tumblelog', '-ivy', 'custom'],
  ] as const)('RegistrationForm refuses the %s %j', (field, value, code) => {
    const found = objected({ ...good, [field]: value });
    expect(found).toContainEqual([field, code]);
    expect(found.every(([named]) => named === field)).toBe(true);
  });

  it('RegistrationForm leaves the check of the age to the server', () => {
    expect(objected({ ...good, birth_date: '2020-01-01' })).toEqual([]);
  });
});

it('RegistrationForm sends trimmed email and name, the age, and where the visitor came from [validation-10] [validation-13]', () => {
  expect(registerRequest(good, { source: 'like' }, TODAY)).toEqual({
    email: 'ivy@example.com',
    password: 'seven wet herons',
    birth_date: '1999-02-03',
    tumblelog: 'ivy-at-night',
    age: 27,
    source: 'like',
  });
});
