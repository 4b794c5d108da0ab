import { expect, test } from 'vitest';
import { filesMatching } from './source-files.ts';

test('no hook of a test returns act, which would still be open when the next test begins', () => {
  // `afterEach(() => act(…))` returns a promise-like value, so that the queue of act is closed later.
  const returned = /\b(?:before|after)(?:Each|All)\(\s*(?:async )?\(\) =>\s*(?:await )?act\(/;
  expect(returned.test('afterEach(() => act(clearToasts));')).toBe(true);
  const tests = filesMatching(/^src\/.*\.test\.tsx$/);
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter(({ text }) => returned.test(text)).map(({ path }) => path)).toEqual([]);
});

test('tests that mock a module are named *.mocked.test.ts, because other tests share their modules', () => {
  const tests = filesMatching(/^(?:src|server|openapi|scripts|mock-server|conformance|tests)\/.*\.test\.ts$/);
  const mocking = tests.filter(({ text }) => /\bvi\s*\.\s*(?:mock|doMock)\(/.test(text));
  expect(mocking.length).toBeGreaterThan(0);
  expect(mocking.map(({ path }) => path).filter((path) => !path.endsWith('.mocked.test.ts'))).toEqual([]);
});
