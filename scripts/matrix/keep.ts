import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../check/run-tool.ts';
import type { Contract } from './answers.ts';
import { missingOperations } from './complete.ts';
import { type Found, faultLines, holesOf } from './found.ts';
import { matrixHtml, resultOf } from './report.ts';

const SHOWN_HOLES = 40;

/** What runs wrote. @throws Error when a file is none of theirs */
export async function readFound(files: readonly string[]): Promise<Found[]> {
  return Promise.all(
    files.map(async (file) => {
      const found = JSON.parse(await readFile(file, 'utf8')) as Found;
      if (!Array.isArray(found.cells) || !Array.isArray(found.asked)) throw new Error(`${file} is no run.`);
      return found;
    }),
  );
}

/**
 * Writes dist/matrix and tells what was wrong and what is missing.
 *
 * @param name of the file in dist/matrix that `--merge` reads
 * @param write keeps the result in docs/matrix.json; its page says whether it is the whole
 * @returns whether all was well
 */
export async function keep(
  found: Found,
  contract: Contract,
  { name, write }: { name: string; write: boolean },
): Promise<boolean> {
  const folder = join(ROOT, 'dist/matrix');
  const faults = faultLines(found);
  const holes = found.isSample ? missingOperations(new Set(found.asked)) : holesOf(found, contract);
  const result = resultOf(found, holes.length === 0);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(found, null, 1)}\n`);
  await writeFile(join(folder, 'matrix.html'), matrixHtml(result));
  for (const fault of faults) console.log(fault);
  if (holes.length > 0)
    console.log(`Missing for the whole: ${holes.length}: ${holes.slice(0, SHOWN_HOLES).join(', ')}`);
  if (write) {
    const kept = join(ROOT, 'docs/matrix.json');
    await writeFile(kept, JSON.stringify(result));
    spawnSync('biome', ['format', '--write', kept], { cwd: ROOT });
  }
  const { answers, rows, screens } = result;
  console.log(`${answers} answers to ${rows.length} calls on ${screens} screens, ${faults.length} faults`);
  return faults.length === 0;
}
