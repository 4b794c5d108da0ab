import { expect, test } from 'vitest';
import { readContract } from './answers.ts';
import { type Found, faultLines, holesOf, merged, wellDriven } from './found.ts';
import { readJobs } from './reads.ts';
import { matrixHtml, resultOf } from './report.ts';
import { answersOf, jobsOf } from './sample.ts';

const contract = readContract();
const cell = {
  operation: 'likePost',
  where: '/odile',
  done: 'press “Like”',
  status: 429,
  name: 'too-fast',
  faults: [] as string[],
};

function run(more: Partial<Found> = {}): Found {
  return { contract: '0.2.0', isSample: false, parts: ['1/2'], screens: [], asked: [], cells: [], ...more };
}

test('runs are put together, and what was driven later takes the place of what was wrong', () => {
  const broken = { ...cell, faults: ['the page is blank'] };
  const first = run({
    cells: [broken],
    asked: ['getDashboard'],
    screens: [{ path: '/a', faults: ['late'] }],
  });
  const second = run({ parts: ['2/2'], cells: [{ ...cell, where: '/saved' }], asked: ['getDashboard'] });
  expect(faultLines(merged([first, second]))).toHaveLength(2);
  const mended = run({ parts: [], cells: [cell], screens: [{ path: '/a', faults: [] }] });
  const all = merged([first, second, mended]);
  expect([all.parts, all.asked, all.cells.length]).toEqual([['1/2', '2/2'], ['getDashboard'], 2]);
  expect(faultLines(all)).toEqual([]);
  expect(() => merged([first, run({ contract: '0.3.0' })])).toThrow('one contract');
  expect(() => merged([first, run({ isSample: true })])).toThrow('no samples');
  expect(() => merged([])).toThrow('Which runs?');
});

test('what earlier runs drove well is not driven again, what they found wrong is', () => {
  const [, well, wrong] = contract.answers.get('likePost') ?? [];
  const act = { operation: 'likePost', path: '/odile', steps: [['press', 'Like']] as const };
  const screen = { pattern: '/dashboard', path: '/dashboard', isMember: true };
  const jobs = readJobs([{ screen, asked: ['getDashboard'] }], contract);
  const [job, ...others] = jobs;
  const earlier = run({
    cells: [
      { ...cell, ...well, faults: [] },
      { ...cell, ...wrong, faults: ['the page is blank'] },
      { ...cell, ...job?.answer, operation: 'getDashboard', where: '/dashboard', done: '' },
    ],
  });
  const choice = { only: '', isSample: false, part: [1, 1] as const, known: wellDriven([earlier]) };
  const left = answersOf(choice, contract, act);
  expect(left).toEqual(contract.answers.get('likePost')?.filter((answer) => answer !== well));
  expect(left).toContain(wrong);
  expect(jobsOf(choice, jobs, contract)).toEqual(others);
  // Of another place it says nothing.
  expect(answersOf(choice, contract, { ...act, path: '/saved' })).toContain(well);
});

test('the whole is what has every part, every call and every documented answer', () => {
  const answers = contract.answers.get('likePost') ?? [];
  const cells = answers.map(({ status, name }) => ({ ...cell, status, name }));
  const whole = run({ parts: ['1/2', '2/2'], cells });
  function holes(found: Found, missing: string[] = [], done: string[] = []): string[] {
    return holesOf(found, contract, missing, done);
  }
  expect(holes(whole)).toEqual([]);
  expect(holes({ ...whole, parts: ['2/2'] })).toEqual(['the part 1/2']);
  expect(holes({ ...whole, parts: [] })).toEqual(['the part 1/1']);
  expect(holes({ ...whole, parts: ['1/1', '2/4'] })).toEqual([]);
  expect(holes(whole, ['sendBoop'])).toEqual(['sendBoop']);
  const [first, ...others] = cells;
  expect(holes({ ...whole, cells: others })).toEqual([`likePost ${first?.status} ${first?.name}`]);
  const left = contract.answers.get('getCssMap')?.length;
  expect(holes({ ...whole, asked: ['getCssMap'] })).toHaveLength(left ?? 0);
  // An act that came after the runs.
  expect(holes(whole, [], ['getCssMap'])).toHaveLength(left ?? 0);
});

test('the report has a row for each call and says what was wrong', () => {
  const cells = [cell, { ...cell, status: 500, name: 'broken', faults: ['the page is <blank>'] }];
  const found = run({ cells, screens: [{ path: '/odile', faults: [] }] });
  expect(resultOf({ ...found, isSample: true }, true).extent).toBe('sample');
  expect(resultOf(found, false).extent).toBe('part');
  const result = resultOf(found, true);
  expect(result.rows).toEqual([
    {
      operation: 'likePost',
      places: ['/odile'],
      well: ['429 too-fast'],
      wrong: ['500 broken at /odile: the page is <blank>'],
    },
  ]);
  const html = matrixHtml(result);
  expect(html).toContain('This is the whole');
  expect(html).toContain('<code>listTrail</code>: the posts');
  expect(html).toContain('2 answers to 1 calls');
  expect(html).toContain('<code>429 too-fast</code>');
  expect(html).toContain('the page is &lt;blank&gt;');
});
