import { expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { type StubLanguage, stubFiles, stubRoutes } from './stub.ts';

test('stubRoutes has every operation of the contract once', () => {
  expect(
    stubRoutes()
      .map(({ operation }) => operation)
      .sort(),
  ).toEqual(Object.keys(operations).sort());
});

test.each<[StubLanguage, string, string]>([
  ['go', 'routes.go', '\t{"GET", "/v2/blog/{blog}/info", "getBlogInfo"},\n'],
  ['python', 'routes.py', '    ("GET", "/v2/blog/{blog}/info", "getBlogInfo"),\n'],
])('stubFiles of %s writes a route for every operation into %s', (language, file, line) => {
  const files = stubFiles(language, '1.2.3');
  expect(files[file]).toContain(line);
  for (const id of Object.keys(operations)) expect(files[file]).toContain(`"${id}"`);
  expect(files['README.md']).toContain('version 1.2.3');
  expect(Object.values(files).join('')).not.toContain('{{');
});
