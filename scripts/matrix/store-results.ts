import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unreachableOperations } from '#tests/fixtures/all-fixtures.ts';
import { ROOT } from '../check/run-tool.ts';
import type { Contract } from './answers.ts';
import { missingOperations } from './complete.ts';
import { matrixHtml, matrixReport } from './report.ts';
import { faultLines, missingCoverage, type RunResult } from './run-result.ts';

const SHOWN_HOLES_LIMIT = 40;

/**
 * Reads the files that runs wrote.
 *
 * @throws Error when a file is not the result of a run
 */
export async function readRuns(files: readonly string[]): Promise<RunResult[]> {
  return Promise.all(
    files.map(async (file) => {
      const found = JSON.parse(await readFile(file, 'utf8')) as RunResult;
      if (!Array.isArray(found.cells) || !Array.isArray(found.asked)) throw new Error(`${file} is no run.`);
      return found;
    }),
  );
}

/**
 * Writes dist/matrix and prints the faults and what is missing.
 *
 * @param name name of the file in dist/matrix that `--merge` reads
 * @returns true when there was no fault
 */
export async function storeResults(
  found: RunResult,
  contract: Contract,
  { name }: { name: string },
): Promise<boolean> {
  const folder = join(ROOT, 'dist/matrix');
  const faults = faultLines(found);
  const holes = found.isSample ? missingOperations(new Set(found.asked)) : missingCoverage(found, contract);
  const result = matrixReport(found, holes.length === 0, unreachableOperations);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(found, null, 1)}\n`);
  await writeFile(join(folder, 'report.json'), JSON.stringify(result));
  await writeFile(join(folder, 'matrix.html'), matrixHtml(result));
  for (const fault of faults) console.log(fault);
  if (holes.length > 0)
    console.log(`Missing for the whole: ${holes.length}: ${holes.slice(0, SHOWN_HOLES_LIMIT).join(', ')}`);
  const { answers, rows, screens } = result;
  console.log(`${answers} answers to ${rows.length} calls on ${screens} screens, ${faults.length} faults`);
  return faults.length === 0;
}
