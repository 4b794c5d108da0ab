import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Check, Report, Verdict } from '../model.ts';
import { fillTemplate } from '../template-values.ts';
import { compareReports, comparisonText } from './compare.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import { terminalReport } from './terminal.ts';

function check(id: string, verdict: Verdict, detail?: string): Check {
  return {
    id,
    section: 'laws',
    tag: 'posts',
    title: id,
    verdict,
    detail,
  };
}
function report(...checks: Check[]): Report {
  return {
    contract: '1.0.0',
    url: 'http://server.test',
    startedAt: '2026-11-14T12:00:00.000Z',
    seconds: 1,
    keepsNothing: false,
    calls: 1,
    areas: [],
    levels: [],
    operations: [],
    undocumented: [],
    checks,
  };
}

test('compareReports lists fixed, broken, no longer seen and still wrong checks', () => {
  const before = report(
    check('mended', 'wrong'),
    check('broken', 'right'),
    check('stayed', 'right'),
    check('still', 'wrong'),
    check('lost', 'right'),
    check('cell-that-was-wrong', 'wrong'),
  );
  const now = report(
    check('mended', 'right'),
    check('broken', 'wrong', 'it is off by one'),
    check('stayed', 'right'),
    check('still', 'wrong'),
    check('lost', 'not-offered'),
  );
  const ids = Object.entries(compareReports(before, now)).map(([name, checks]) => [
    name,
    (checks as Check[]).map(({ id }) => id),
  ]);
  expect(Object.fromEntries(ids)).toEqual({
    fixed: ['mended'],
    broken: ['broken'],
    noLongerSeen: ['lost'],
    stillWrong: ['still'],
  });
  expect(comparisonText(compareReports(before, now))).toContain('✗ broken: it is off by one');
  expect(comparisonText(compareReports(now, now))).toContain('2 wrong as before');
  expect(comparisonText(compareReports(report(), report()))).toBe('Nothing changed.\n');
});

test('junitReport writes findings as failures, unseen checks as skipped, and escapes text', () => {
  const xml = junitReport(
    report(check('a', 'right'), check('b', 'wrong', '<"&\u0000'), check('c', 'not-provoked')),
  );
  expect(xml).toContain('tests="3" failures="1" skipped="1"');
  expect(xml).toContain('message="&lt;&quot;&amp;"');
});

test('htmlReport needs no script, file or network, and escapes text', () => {
  const cells = [
    { key: '200', verdict: 'right' as const },
    { key: '404/4004', verdict: 'wrong' as const, detail: '<script>alert(1)</script>' },
    { key: '500/5000', verdict: 'not-provoked' as const, detail: 'a fault of the server' },
  ];
  const operation = { id: 'getPost', method: 'get', path: '/v2/x', tag: 'posts', level: 'reading' };
  const seen = (id: string, section: string) => ({ ...check(id, 'right'), section, operation: 'getPost' });
  const page = htmlReport({
    ...report(seen('refusals/getPost/stranger', 'refusals'), seen('rights/getPost/visitor', 'rights')),
    operations: [
      { ...operation, presence: 'offered', cells },
      { ...operation, id: 'editPost', presence: 'not-offered', cells: [] },
    ],
    fuzzing: { cases: 7, operations: [1, 2], parameters: [3, 4], keywords: [5, 6] },
  });
  expect(page).not.toMatch(/<script|<link|<img|src=|@import|url\(| on\w+=/);
  expect(page).toContain('✗ 4004');
  expect(page).toContain('&lt;script&gt;alert(1)');
  expect(page).toMatch(/Stranger">.*refused/);
  expect(page).toMatch(/Visitor">.*let in/);
  expect(page).toContain('class="op is-not-offered"');
  expect(page).toContain('a fault of the server: 500/5000');
  expect(page).toContain('7 made-up requests: 1 of 2 operations, 3 of 4 parameters and fields');
});

test('readConfig validates the configuration before anything is sent', () => {
  expect(readConfig(undefined).clientToken).toBe('skein-api');
  expect(() => readConfig('/nowhere/conform.json')).toThrow('cannot be read');
});

test('fillTemplate fills in values and throws for an unknown name', () => {
  // Builds a template placeholder without writing one in this template literal.
  const named = (name: string) => `${'$'}{${name}}`;
  const values = { post: { id: '7', likes: 2 } };
  expect(
    fillTemplate(
      { id: named('post.id'), text: `no. ${named('post.id')}`, n: { $sum: ['post.likes', 1] } },
      values,
    ),
  ).toEqual({
    id: '7',
    text: 'no. 7',
    n: 3,
  });
  expect(fillTemplate({ $times: [{ $repeat: ['ab', 2] }, 2] }, values)).toEqual(['abab', 'abab']);
  expect(() => fillTemplate(named('nobody'), values)).toThrow('Nothing is known as nobody');
});

test('the report of a run with selected operations shows only what it checked', () => {
  const score = { right: 2, wrong: 0, notProvoked: 0, offered: 1, operations: 3 };
  const areas = [
    { ...score, name: 'posts' },
    { ...score, name: 'feed', right: 0 },
  ];
  const whole = terminalReport({ ...report(), areas });
  expect(whole).toMatch(/^ {2}feed/m);
  const some = terminalReport({ ...report(), areas, chosen: 3 });
  expect(some).toContain('3 operations were asked for; the others were left out.');
  expect(some).toMatch(/^ {2}posts/m);
  expect(some).not.toMatch(/^ {2}feed/m);
});
