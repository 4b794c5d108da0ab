import { expect, test } from 'vitest';
import { readContract } from './answers.ts';
import { readJobs } from './reads.ts';
import { matrixHtml, matrixReport } from './report.ts';
import { faultLines, mergeRuns, missingCoverage, passedCells, type RunResult } from './run-result.ts';
import { answersOf, jobsOf } from './sample.ts';

const contract = readContract();
const cell = {
  operation: 'likePost',
  where: '/odile',
  steps: 'press “Like”',
  status: 429,
  name: 'too-fast',
  faults: [] as string[],
};

function run(more: Partial<RunResult> = {}): RunResult {
  return { contract: '0.2.0', isSample: false, parts: ['1/2'], screens: [], asked: [], cells: [], ...more };
}

test('mergeRuns prefers later results of the same cell', () => {
  const broken = { ...cell, faults: ['the page is blank'] };
  const first = run({
    cells: [broken],
    asked: ['getDashboard'],
    screens: [{ path: '/a', faults: ['late'] }],
  });
  const second = run({ parts: ['2/2'], cells: [{ ...cell, where: '/saved' }], asked: ['getDashboard'] });
  expect(faultLines(mergeRuns([first, second]))).toHaveLength(2);
  const mended = run({ parts: [], cells: [cell], screens: [{ path: '/a', faults: [] }] });
  const all = mergeRuns([first, second, mended]);
  expect([all.parts, all.asked, all.cells.length]).toEqual([['1/2', '2/2'], ['getDashboard'], 2]);
  expect(faultLines(all)).toEqual([]);
  expect(() => mergeRuns([first, run({ contract: '0.3.0' })])).toThrow('one contract');
  expect(() => mergeRuns([first, run({ isSample: true })])).toThrow('no samples');
  expect(() => mergeRuns([])).toThrow('Which runs?');
});

test('passedCells excludes passed cells from the next run and repeats faulty ones', () => {
  const [, well, wrong] = contract.answers.get('likePost') ?? [];
  const action = { operation: 'likePost' as const, path: '/odile', steps: [['press', 'Like']] as const };
  const screen = { pattern: '/dashboard', path: '/dashboard', isMember: true };
  const jobs = readJobs([{ screen, asked: ['getDashboard'] }], contract);
  const [job, ...others] = jobs;
  const earlier = run({
    cells: [
      { ...cell, ...well, faults: [] },
      { ...cell, ...wrong, faults: ['the page is blank'] },
      { ...cell, ...job?.answer, operation: 'getDashboard', where: '/dashboard', steps: '' },
    ],
  });
  const choice = { only: '', isSample: false, part: [1, 1] as const, known: passedCells([earlier]) };
  const left = answersOf(choice, contract, action);
  expect(left).toEqual(contract.answers.get('likePost')?.filter((answer) => answer !== well));
  expect(left).toContain(wrong);
  expect(jobsOf(choice, jobs, contract)).toEqual(others);
  // An action elsewhere is a different cell.
  expect(answersOf(choice, contract, { ...action, path: '/saved' })).toContain(well);
});

test('missingCoverage lists missing parts, calls and documented answers', () => {
  const answers = contract.answers.get('likePost') ?? [];
  const cells = answers.map(({ status, name }) => ({ ...cell, status, name }));
  const whole = run({ parts: ['1/2', '2/2'], cells });
  function holes(found: RunResult, missing: string[] = [], done: string[] = []): string[] {
    return missingCoverage(found, contract, missing, done);
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
  // An action that came after the runs.
  expect(holes(whole, [], ['getCssMap'])).toHaveLength(left ?? 0);
});

test('matrixReport has a row for each call with its faults', () => {
  const cells = [cell, { ...cell, status: 500, name: 'broken', faults: ['the page is <blank>'] }];
  const found = run({ cells, screens: [{ path: '/odile', faults: [] }] });
  expect(matrixReport({ ...found, isSample: true }, true, {}).extent).toBe('sample');
  expect(matrixReport(found, false, {}).extent).toBe('part');
  const elsewhere = { listTrail: 'the posts bring their trails' };
  const result = matrixReport(found, true, elsewhere);
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
