import { ROOT, runTool } from './run-tool.ts';
import type { StepResult } from './step.ts';

interface Problem {
  ruleId: string;
  severity: string;
  message: string;
  location: Array<{ source: { ref: string }; start?: { line: number; col: number } }>;
}

/** Parses Redocly's output: one JSON text for each of the two documents it lints. */
export function parseProblems(stdout: string): Problem[] {
  return stdout
    .split(/(?<=^\})\s*(?=\{$)/m)
    .filter((text) => text.trim() !== '')
    .flatMap((text) => (JSON.parse(text) as { problems: Problem[] }).problems);
}

function lineOf({ ruleId, message, location }: Problem): string {
  const firstLocation = location[0];
  const at = firstLocation?.start ? `:${firstLocation.start.line}:${firstLocation.start.col}` : '';
  return `${firstLocation?.source.ref ?? ''}${at}  ${ruleId}\n    ${message}`;
}

/** Lints the contract's sources and its bundle; a warning counts as a failure. */
export async function checkContract(cwd = ROOT): Promise<StepResult> {
  const run = await runTool('redocly', ['lint', '--format=json', '--max-problems=10000'], cwd);
  if (!run.stdout.trimStart().startsWith('{')) return { ok: false, output: run.output };
  const problems = parseProblems(run.stdout);
  return { ok: problems.length === 0 && run.ok, output: problems.map(lineOf).join('\n') };
}
