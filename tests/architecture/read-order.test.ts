import { expect, test } from 'vitest';
import { filesMatching, isTest } from './source-files.ts';

/** Rules about the order of reads and writes in the browser: src/shared/api/read/read-order.ts. */

const src = filesMatching(/^src\/.*\.tsx?$/).filter((file) => !isTest(file));
function pathsWith(pattern: RegExp): string[] {
  return src.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
}

test('only query-client.ts creates query clients, so that all of them order reads and changes', () => {
  expect(pathsWith(/new \w*QueryClient\(|new Client\(/)).toEqual(['src/shared/api/read/query-client.ts']);
});

test('nothing cancels queries: the transport sends reads again that cross a change', () => {
  expect(pathsWith(/\bcancelQueries\b/)).toEqual([]);
});

test('optimistic updates change queries by changeQuery', () => {
  const update =
    /optimisticUpdate: (?:async )?\([^)]*\) =>(?:(?!\n {4}\},|\n {4}on[A-Z]\w+:)[\s\S])*?\.setQuer(?:y|ies)Data\b/;
  expect(update.test('optimisticUpdate: (a) => {\n      client.setQueryData(key, b);\n    },')).toBe(true);
  expect(update.test('optimisticUpdate: (a) => 1,\n    onSuccess: () => client.setQueryData(key, b),')).toBe(
    false,
  );
  expect(pathsWith(update)).toEqual([]);
});
