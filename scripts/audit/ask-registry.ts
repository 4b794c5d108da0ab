import { spawn } from 'node:child_process';
import { ROOT } from '../check/run-tool.ts';

/** A known vulnerability of an installed package. */
export interface Advisory {
  /** Id in the advisory database: GHSA-…; the address when it has no such id. */
  id: string;
  package: string;
  severity: string;
  title: string;
  url: string;
  /** Paths of the package, as in the lock file. */
  nodes: readonly string[];
}

/**
 * Result of an audit: the known vulnerabilities, a registry without audit (mirrors that only serve packages), or an
 * unreachable registry.
 */
export type Audit =
  | { state: 'audited'; advisories: readonly Advisory[] }
  | { state: 'refused' | 'unreachable'; why: string };

interface Report {
  auditReportVersion?: number;
  vulnerabilities?: Record<string, { name: string; nodes: string[]; via: (string | Via)[] }>;
  statusCode?: number;
  message?: string;
  error?: { summary?: string; code?: string };
}

interface Via {
  title: string;
  url: string;
  severity: string;
}

/** Statuses of a registry that offers no audit; any other failure means that it is unreachable. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 404, 405, 410, 501]);

/** Parses the output of `npm audit --json`. */
export function readReport(text: string): Audit {
  let report: Report;
  try {
    report = JSON.parse(text) as Report;
  } catch {
    return { state: 'unreachable', why: 'npm audit printed no report.' };
  }
  if (report.auditReportVersion === undefined || report.vulnerabilities === undefined) {
    const why = report.message || report.error?.summary || report.error?.code || 'npm audit says nothing.';
    return { state: REFUSALS.has(report.statusCode ?? 0) ? 'refused' : 'unreachable', why };
  }
  const advisories = Object.values(report.vulnerabilities).flatMap(({ name, nodes, via }) =>
    // A string names another package that is vulnerable itself.
    via.flatMap((cause) =>
      typeof cause === 'string' ? [] : [{ ...auditOf(cause), package: name, nodes: [...nodes] }],
    ),
  );
  return { state: 'audited', advisories };
}

function auditOf({ title, url, severity }: Via): Pick<Advisory, 'id' | 'title' | 'url' | 'severity'> {
  return { id: /GHSA(?:-[0-9a-z]{4}){3}/.exec(url)?.[0] ?? url, title, url, severity };
}

/** Audits everything in the lock file at npm's configured registry. */
export function auditAtRegistry(): Promise<Audit> {
  const args = ['audit', '--json', '--package-lock-only', '--fetch-retries=1', '--fetch-timeout=60000'];
  return new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.on('error', (error) => resolve({ state: 'unreachable', why: `npm: ${error.message}` }));
    child.on('close', () => resolve(readReport(text)));
  });
}
