import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { checkedValues, isCurrent, rowTypes } from './row-types.ts';

const generated = readFileSync(new URL('../../generated/schema.ts', import.meta.url), 'utf8');

it('generated/schema.ts has the tables and columns of a freshly migrated database of either engine', async () => {
  const db = await freshDatabase();
  try {
    expect(generated.split('\n').slice(2).join('\n')).toBe(await rowTypes(db));
  } finally {
    await db.close();
  }
});

it('a column of a view has the nullability of the column that it passes on', () => {
  const blogMembers = /\n {2}blog_members: \{\n(.*?)\n {2}\};/s.exec(generated)?.[1];
  expect(blogMembers).toContain('blog_id: string;');
  expect(blogMembers).toContain('is_primary: boolean;');
});

it('schemaModule treats an edited generated/schema.ts as outdated', async () => {
  expect(await isCurrent(generated)).toBe(true);
  expect(await isCurrent(generated.replace('uuid: string', 'uuid: number'))).toBe(false);
});

it('checkedValues reads the list of a check constraint and ignores every other constraint', () => {
  expect(checkedValues("CHECK ((role = ANY (ARRAY['admin'::text, 'member'::text])))")).toEqual([
    'admin',
    'member',
  ]);
  expect(checkedValues('CHECK ((bytes > 0))')).toBeUndefined();
  expect(
    checkedValues("CHECK (((name = ANY (ARRAY['a'::text, 'b'::text])) OR (other IS NULL)))"),
  ).toBeUndefined();
});
