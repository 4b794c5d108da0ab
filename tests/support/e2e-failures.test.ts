import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type ExpectedFailure, isChecked, unannounced, WITHOUT_ANNOUNCEMENTS } from './e2e-failures.ts';

const failures = [
  { status: 404, of: 'getBlogInfo' },
  { status: 404, of: 'getBlogInfo' },
  { status: 500, of: 'getRadar' },
  { status: 404, of: '/nobody' },
];

it.each<[string, ExpectedFailure[], string[]]>([
  ['nothing announced', [], ['404 of getBlogInfo', '500 of getRadar', '404 of /nobody']],
  ['operation and status', [{ status: 404, of: 'getBlogInfo' }], ['500 of getRadar', '404 of /nobody']],
  [
    'another status of the operation',
    [{ status: 403, of: 'getBlogInfo' }],
    ['404 of getBlogInfo', '500 of getRadar', '404 of /nobody'],
  ],
  ['a path', [{ status: 404, of: '/nobody' }], ['404 of getBlogInfo', '500 of getRadar']],
  ['a pattern is of paths only', [{ status: 404, of: /./ }], ['404 of getBlogInfo', '500 of getRadar']],
])('unannounced lists each failure once that a journey did not announce: %s', (_, expected, rest) => {
  expect(unannounced(failures, expected)).toEqual(rest);
});

it('isChecked is true for failures of the server, and for refusals where a file announces them', () => {
  const failures = [500, 404].map((status) => ({ status, of: 'getRadar' }));
  const checked = (file: string) => failures.map((failure) => isChecked(file, failure));
  expect([checked('/tests/e2e/every-screen.e2e.ts'), checked('/tests/e2e/drafts-and-queue.e2e.ts')]).toEqual([
    [true, false],
    [true, true],
  ]);
});

it('each name in the list of files without announcements is a file of journeys', () => {
  const missing = [...WITHOUT_ANNOUNCEMENTS].filter(
    (name) => !existsSync(new URL(`../e2e/${name}.e2e.ts`, import.meta.url)),
  );
  expect(missing).toEqual([]);
});
