import { expect, test } from 'vitest';
import { pathOf } from './path-of.ts';

test.each([
  ['/v2/config?a=1', '/v2/config?a=1'],
  ['//elsewhere.example/v2', '//elsewhere.example/v2'],
  ['http://elsewhere.example/v2/config', '/v2/config'],
  ['HTTPS://elsewhere.example?a=1', '/?a=1'],
  ['http://elsewhere.example', '/'],
  ['*', '/*'],
  [undefined, '/'],
])('a request for %s is passed to the backend and to no other host', (url, path) => {
  expect(pathOf(url === undefined ? {} : { url })).toBe(path);
  expect(new URL(`http://backend${path}`).host).toBe('backend');
});
