import { expect, test } from 'vitest';
import { filesMatching, isTest } from './source-files.ts';

/** Rules that import directions (.dependency-cruiser.cjs) cannot express. */

const site = filesMatching(/^src\/.*\.tsx?$/).filter((file) => !isTest(file));

function offenders(pattern: RegExp, allowed: RegExp): string[] {
  return site.filter(({ path, text }) => pattern.test(text) && !allowed.test(path)).map(({ path }) => path);
}

test('only the transport uses the network', () => {
  const allowed = /^src\/(?:shared\/api|platform\/dev-panel)\//;
  expect(offenders(/\bfetch\(|new XMLHttpRequest|new EventSource|sendBeacon\(/, allowed)).toEqual([]);
});

test('site code spells no API address; generated calls contain them', () => {
  expect(offenders(/['"`]\/(?:v2|svc|services)\//, /^$/)).toEqual([]);
});

test('handlers spell no API address; the contract contains them', () => {
  const handlers = filesMatching(/^server\/modules\/.*\.ts$/).filter((file) => !isTest(file));
  expect(handlers.filter(({ text }) => /['"`]\/v2\//.test(text)).map(({ path }) => path)).toEqual([]);
});

test('HTML is never inserted into a page as text', () => {
  expect(
    offenders(/dangerouslySetInnerHTML|\.innerHTML =|insertAdjacentHTML|document\.write\(/, /^$/),
  ).toEqual([]);
});

test('only the entry and the developer panel import the mock', () => {
  const allowed = /^src\/(?:app\/entry-client\.tsx|platform\/dev-panel\/|shared\/lib\/env\.d\.ts)/;
  expect(offenders(/mock_session|API_MODE|dev-panel/, allowed)).toEqual([]);
});

test('server-rendered code does not use window while it loads', () => {
  // A call at the top level of a module would run on import; inside functions and effects it is fine.
  expect(
    offenders(
      /^(?:const|let|export const) .*= (?:window|document|navigator|localStorage)\./m,
      /entry-client/,
    ),
  ).toEqual([]);
});
