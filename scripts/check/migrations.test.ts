import { expect, test } from 'vitest';
import { migrationFaults } from './migrations.ts';

function pair(name: string) {
  return [name.replace('.', '.do.'), name.replace('.', '.undo.')].map((one) => `${one}.sql`);
}

test.each([
  ['pairs with numbers of their own', [...pair('001.ids'), ...pair('002.accounts')], []],
  [
    'a number taken twice',
    [...pair('001.ids'), ...pair('001.accounts')],
    ['001: taken by ids and accounts; one would never run'],
  ],
  ['no way back', ['001.do.ids.sql'], ['001.ids: needs a do and an undo']],
  ['a strange name', ['1-ids.sql'], ['1-ids.sql: is not called NNN.do.<topic>.sql or NNN.undo.<topic>.sql']],
])('migrationFaults: %s', (_what, files, faults) => {
  expect(migrationFaults(files)).toEqual(faults);
});
