import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './run-tool.ts';
import type { StepResult } from './step.ts';

const run = promisify(execFile);

/** The last commit before the rule; later ones are checked. */
const BASE = 'f560eecb';
const MAX_LENGTH = 72;
/** Verbs that a subject may begin with. Add one here when none of these says what a commit does. */
const VERBS = new Set(
  `accept adapt add adjust adopt align allow announce answer apply ask assert audit avoid base batch begin bind block bound build bump
  cache call cap check choose clarify clean clear close collect combine compare complete compose compress compute configure connect continue
  convert copy correct count cover create cut debounce declare default defer define delay delete deny deprecate derive
  describe detect disable discard display distinguish document draw drop dedupe deduplicate emit enable encode encrypt
  end enforce ensure escape exclude expand expect explain expire export expose extend extract fail fall fetch fill filter find
  finish fix flag fold follow forbid format forward generate give grant group guard handle harden hash hide highlight
  hold honour hydrate ignore implement import improve include increase indent inform inline insert install introduce
  invalidate isolate judge keep label let leave limit link lint list load localise lock log lower make map mark
  mask match measure memoise mention merge migrate mirror mock move mute name narrow normalise note notify number offer open
  optimise order overlay own paginate parse pass pause pin place port post prefer prefetch prepare present preserve
  prevent print prune publish purge put queue quote raise rank rate read rebuild record recover redirect reduce refactor
  redesign refetch refine reformat refuse register regenerate reindex reject relax release reload remove rename render renew reorder
  repair repeat replace report require rerun reserve reset resize resolve respect restart restore restrict retry return
  reuse revert review revoke rewrite roll rotate round run sanitise save say scale scope scroll seal search secure seed select
  send separate serve set shard share shorten show shrink sign simplify size skip sort specify speed split stabilise
  start stop store stream strengthen strip style submit support surface suspend switch sync tag take tell test thank throttle
  throw tighten time track translate trim try tune type undo unify unlink unpin update upgrade upload use validate verify
  wait warn watch widen wire withdraw work wrap write`.split(/\s+/),
);

/** Returns what is wrong with a commit subject, undefined when nothing is. */
export function subjectFault(subject: string): string | undefined {
  const [first = ''] = subject.split(' ');
  if (!VERBS.has(first.toLowerCase())) return `does not begin with an imperative verb: "${first}"`;
  if (first[0] !== first[0]?.toUpperCase()) return 'does not begin with a capital letter';
  if (subject.length > MAX_LENGTH) return `has ${subject.length} characters, more than ${MAX_LENGTH}`;
  return undefined;
}

/** Returns true when the commits since {@link BASE} are available: not in a shallow clone or without Git. */
async function hasHistory(cwd: string): Promise<boolean> {
  try {
    const { stdout } = await run('git', ['rev-parse', '--is-shallow-repository'], { cwd });
    if (stdout.trim() === 'true') return false;
    await run('git', ['merge-base', '--is-ancestor', BASE, 'HEAD'], { cwd });
    return true;
  } catch {
    return false;
  }
}

/** Fails when the subject of a commit since {@link BASE}, merges excepted, is not imperative or too long. */
export async function checkCommitSubjects(cwd = ROOT): Promise<StepResult> {
  if (!(await hasHistory(cwd))) return { ok: true, output: 'skipped: the history is not in this checkout' };
  const { stdout } = await run('git', ['log', '--no-merges', '--format=%H %s', `${BASE}..HEAD`], { cwd });
  const faults = stdout
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [hash, subject] = [line.slice(0, 8), line.slice(41)];
      const fault = subjectFault(subject);
      return fault === undefined ? [] : [`${hash} ${subject}: ${fault}`];
    });
  return { ok: faults.length === 0, output: faults.join('\n') };
}
