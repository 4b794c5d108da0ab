import { describe, expect, test } from 'vitest';
import { bodyViolations, queryViolations } from './field-violations.ts';

describe('the violations of a field', () => {
  test('bodyViolations leaves a required field out and sends another type', () => {
    expect(bodyViolations({ type: 'boolean' }, true)).toEqual([
      { keyword: 'required' },
      { keyword: 'type', value: 'perhaps' },
    ]);
  });

  test('bodyViolations sends an unknown value of an enumeration', () => {
    expect(bodyViolations({ type: 'string', enum: ['asc', 'desc'] }, false)).toContainEqual({
      keyword: 'enum',
      value: 'conform-no-such-value',
    });
  });

  test('bodyViolations sends texts that are too short or of another form', () => {
    const name = { type: 'string', minLength: 1, maxLength: 32, pattern: '^[a-z]+$' };
    expect(bodyViolations(name, false).map(({ keyword }) => keyword)).toEqual([
      'type',
      'minLength',
      'pattern',
    ]);
    expect(bodyViolations({ type: 'string', format: 'date' }, false)).toContainEqual({
      keyword: 'format',
      value: 'conform today',
    });
  });

  test('bodyViolations sends no odd text where every text fits the pattern', () => {
    expect(bodyViolations({ type: 'string', pattern: '^' }, false)).toHaveLength(1);
  });

  test('bodyViolations goes beyond both bounds of a number and into the items of a list', () => {
    expect(
      bodyViolations({ type: 'integer', minimum: 0, maximum: 9 }, false).map(({ value }) => value),
    ).toEqual(['seven', -1, 10]);
    const list = { type: 'array', minItems: 1, items: { type: 'string' } };
    expect(bodyViolations(list, false).map(({ keyword }) => keyword)).toEqual(['type', 'minItems', 'items']);
  });

  test('bodyViolations leaves schemas of several types alone', () => {
    expect(bodyViolations({ type: ['string', 'null'] }, false)).toEqual([]);
    expect(bodyViolations({ oneOf: [{ type: 'string' }] }, false)).toEqual([]);
  });

  test('queryViolations breaks numbers and enumerations, and no texts', () => {
    expect(queryViolations({ type: 'string' }, false)).toEqual([]);
    expect(queryViolations({ type: 'integer' }, true)).toEqual([
      { keyword: 'required' },
      { keyword: 'type', value: 'seven' },
    ]);
  });
});
