import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../model.ts';
import { badge } from './badge.ts';
import { HISTORY_FILE, historyOf } from './history.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';

/**
 * Writes `report.json`, `report.html`, `junit.xml` and `badge.svg` into a folder, and adds the run to its
 * `history.json`.
 */
export async function writeReport(folder: string, report: Report): Promise<void> {
  await mkdir(folder, { recursive: true });
  const history = await historyOf(folder, report);
  await Promise.all([
    writeFile(join(folder, 'report.json'), `${JSON.stringify(report, null, 1)}\n`),
    writeFile(join(folder, HISTORY_FILE), `${JSON.stringify(history.runs, null, 1)}\n`),
    writeFile(join(folder, 'report.html'), htmlReport(report, history)),
    writeFile(join(folder, 'junit.xml'), junitReport(report)),
    writeFile(join(folder, 'badge.svg'), badge(report)),
  ]);
}
