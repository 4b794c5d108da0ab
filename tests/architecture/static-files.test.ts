import { expect, test } from 'vitest';
import { filesMatching } from './source-files.ts';

test('@fastify/static is registered without a route per file', () => {
  const serving = filesMatching(/^server\/.*(?<!\.test)\.ts$/).flatMap(({ path, text }) =>
    text
      .split('register(staticFiles, {')
      .slice(1)
      .map((rest) => ({ path, options: rest.slice(0, rest.indexOf('});')) })),
  );
  expect(serving.length).toBeGreaterThan(1);
  // The plugin's wildcard route lists the folder.
  expect(serving.filter(({ options }) => !/\b(?:wildcard|serve): false\b/.test(options))).toEqual([]);
});
