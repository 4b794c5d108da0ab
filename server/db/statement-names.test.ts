import { beforeEach, expect, test, vi } from 'vitest';
import { UNPREPARED } from './planner.ts';

// Known statements last as long as the process, so every test loads the module anew.
beforeEach(() => vi.resetModules());

test('statementName is the same for the same statement, and different for another', async () => {
  const { statementName } = await import('./statement-names.ts');
  const name = statementName('select 1');
  expect(name).toMatch(/^s[0-9a-f]{24}$/);
  expect(statementName('select 2')).not.toBe(name);
  expect(statementName('select 1')).toBe(name);
});

test('statementName is undefined for a statement that is planned each time', async () => {
  const { statementName } = await import('./statement-names.ts');
  expect(statementName(`${UNPREPARED} select 1`)).toBeUndefined();
  expect(statementName(`select 1 ${UNPREPARED}`)).toMatch(/^s/);
});

test('statementName names 2,000 statements, keeps their names, and names no further one', async () => {
  const { statementName } = await import('./statement-names.ts');
  const names = Array.from({ length: 2001 }, (_, n) => statementName(`select ${n}`));
  expect(new Set(names.slice(0, 2000)).size).toBe(2000);
  expect(names.map(Boolean).indexOf(false)).toBe(2000);
  expect(statementName('select 0')).toBe(names[0]);
});
