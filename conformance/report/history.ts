import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../model.ts';
import { totalOf } from '../scores.ts';
import { compareReports } from './compare.ts';
import { findingsOf } from './findings.ts';

/** One run in the history of a folder. */
export interface PastRun {
  startedAt: string;
  contract: string;
  right: number;
  findings: number;
  offered: number;
  operations: number;
}

/** The runs of a folder, oldest first with this one last, and what changed since the one before. */
export interface History {
  runs: PastRun[];
  /** Ids of checks that are wrong now and were not. */
  broken: string[];
  /** Ids of checks that are right now and were wrong or not seen. */
  fixed: string[];
}

/** Greatest number of runs that a folder remembers. */
const MAX_RUNS = 50;

/** Name of the file with the runs. */
export const HISTORY_FILE = 'history.json';

/** Returns the history of a folder with this report as its last run. A history that cannot be read begins anew. */
export async function historyOf(folder: string, report: Report): Promise<History> {
  const before = (await readJson<PastRun[]>(join(folder, HISTORY_FILE))) ?? [];
  const last = await readJson<Report>(join(folder, 'report.json'));
  const total = totalOf(report.areas);
  const run: PastRun = {
    startedAt: report.startedAt,
    contract: report.contract,
    right: total.right,
    findings: findingsOf(report.checks).length,
    offered: total.offered,
    operations: total.operations,
  };
  // A run of a part says nothing about the rest.
  const comparison = last && last.chosen === report.chosen ? compareReports(last, report) : undefined;
  const ids = (checks: readonly { id: string }[] = []): string[] => checks.map(({ id }) => id);
  return {
    runs: [...(Array.isArray(before) ? before : []), run].slice(-MAX_RUNS),
    broken: ids(comparison?.broken),
    fixed: ids(comparison?.fixed),
  };
}

async function readJson<Content>(path: string): Promise<Content | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Content;
  } catch {
    return undefined;
  }
}
