/**
 * Compares two reports of the conformance kit and prints what a change fixed or broke (`npm run conform:compare --
 * before/report.json now/report.json`). Exits with 1 when it broke something.
 */
import { readFile } from 'node:fs/promises';
import type { Report } from '../conformance/model.ts';
import { compareReports, comparisonText } from '../conformance/report/compare.ts';

const [before, now] = process.argv.slice(2);
if (!before || !now) {
  console.error('Which reports? Name two files: before/report.json now/report.json');
  process.exit(2);
}

async function read(file: string): Promise<Report> {
  try {
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    if (Array.isArray(report.checks)) return report;
    throw new Error('it has no checks');
  } catch (error) {
    console.error(`${file} is no report.json of the kit: ${(error as Error).message}`);
    return process.exit(2);
  }
}

const comparison = compareReports(await read(before), await read(now));
console.log(comparisonText(comparison));
process.exitCode = comparison.broken.length > 0 ? 1 : 0;
