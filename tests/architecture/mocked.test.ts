import { expect, test } from 'vitest';
import { filesMatching } from './source-files.ts';

test('tests that mock a module are named *.mocked.test.ts, because other tests share their modules', () => {
  const tests = filesMatching(/^(?:src|server|openapi|scripts|mock-server|conformance|tests)\/.*\.test\.ts$/);
  const mocking = tests.filter(({ text }) => /\bvi\s*\.\s*(?:mock|doMock)\(/.test(text));
  expect(mocking.length).toBeGreaterThan(0);
  expect(mocking.map(({ path }) => path).filter((path) => !path.endsWith('.mocked.test.ts'))).toEqual([]);
});
