import { expect, test } from 'vitest';
import { errorCatalogue } from '#generated/errors.ts';
import { makeCaller } from './caller.ts';
import { readConfig } from './config.ts';
import { notProvokedReasons } from './data.ts';
import { makeRun, type Run } from './run.ts';
import { operationResults } from './scores.ts';

test('unseen.yaml has a reason for every code that a caller can provoke', () => {
  const provoked = Object.values(errorCatalogue).filter(({ status }) => status < 500 && status !== 429);
  expect([...notProvokedReasons.keys()].sort()).toEqual(provoked.map(({ code }) => code).sort());
});

/** Creates a run that has seen nothing of likePost but the answer to its valid request. */
function runOf(change: (run: Run) => void = () => undefined): Run {
  const url = 'http://server.test';
  const caller = makeCaller({ url, callMs: 1, deadline: 0 });
  const run = makeRun(url, caller, readConfig(undefined));
  const seen = run.seen.get('likePost');
  if (seen) Object.assign(seen, { presence: 'offered', validRequestAnswer: '404/4004' });
  change(run);
  return run;
}

function reasons(run: Run): Record<string, string | undefined> {
  const cells = operationResults(run).find(({ id }) => id === 'likePost')?.cells ?? [];
  return Object.fromEntries(cells.map(({ key, detail }) => [key, detail]));
}

test('every answer that was not seen has a reason', () => {
  expect(reasons(runOf())).toMatchObject({
    200: 'made by its recipe the call was answered 404/4004',
    '403/1018': notProvokedReasons.get(1018),
    '429/1040': 'limits are respected, not exceeded',
    '500/5000': 'a fault of the server is not provoked from outside',
  });
  expect(Object.values(reasons(runOf()))).not.toContain('nobody has said why');
});

test("the reason of the code's own check comes first", () => {
  const detail = 'it needs a cookie session: none';
  const hindered = runOf((run) =>
    run.report({
      id: 'refusals/likePost/session-without-csrf',
      section: 'refusals',
      operation: 'likePost',
      verdict: 'not-provoked',
      title: '',
      detail,
    }),
  );
  expect(reasons(hindered)['403/1019']).toBe(detail);
  expect(reasons(hindered)['403/1018']).toBe(notProvokedReasons.get(1018));
});

test('a server that stores nothing, or does not offer the call, is a sufficient reason', () => {
  const mock = runOf((run) => Object.assign(run, { keepsNothing: true }));
  expect(reasons(mock)['400/5016']).toBe('a mock answers from its examples');
  const without = runOf((run) => Object.assign(run.seen.get('likePost') ?? {}, { presence: 'not-offered' }));
  expect(new Set(Object.values(reasons(without)))).toEqual(new Set(['the call is not offered']));
});
