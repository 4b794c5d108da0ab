import { expect, test } from 'vitest';
import { filesMatching } from './source-files.ts';

test('whoever puts something in a module’s place says so by its name, because the server’s tests share their modules', () => {
  const tests = filesMatching(/^(?:server|openapi|scripts|mock-server|conformance|tests)\/.*\.test\.ts$/);
  const mocking = tests.filter(({ text }) => /\bvi\s*\.\s*(?:mock|doMock)\(/.test(text));
  expect(mocking.length).toBeGreaterThan(0);
  expect(mocking.map(({ path }) => path).filter((path) => !path.endsWith('.mocked.test.ts'))).toEqual([]);
});
