import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matrixTables } from './matrix-tables.ts';
import { CREDENTIALS, REVOCATIONS, type Revocation } from './revocation-matrix.ts';

const docs = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');

test.each(Object.entries<Revocation>(REVOCATIONS))(
  'row %s of the revocation matrix decides about every credential exactly once',
  (_event, { ends, stays, cannotBe = [] }) => {
    expect([...ends, ...stays, ...cannotBe].sort()).toEqual(Object.keys(CREDENTIALS).sort());
  },
);

test('docs/security.md contains the current credential revocation matrix', () => {
  expect(docs).toContain(matrixTables());
});
