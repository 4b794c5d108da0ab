import type { FuzzFindings, FuzzTarget } from '../fuzzing.ts';
import { MOCK_LIMITATIONS } from '../mock.ts';
import type { Run } from '../run.ts';

/** Sends generated requests, valid and invalid ones, to the offered operations; each operation is one check. */
export async function checkByFuzzing(
  run: Run,
  fuzz: (target: FuzzTarget) => Promise<FuzzFindings>,
  progress: (done: number, of: number) => void,
): Promise<void> {
  const operations = [...run.seen].flatMap(([id, { presence }]) =>
    presence === 'offered' && run.isSelected(id) ? [id] : [],
  );
  const common = { section: 'fuzzing', id: 'fuzzing/run', title: 'Fuzzing could be run' };
  const member = run.keepsNothing ? undefined : await run.newMember();
  const stopped = run.caller.stopped() ?? (run.keepsNothing ? MOCK_LIMITATIONS.who : undefined);
  if (!member || stopped) {
    const detail = stopped ?? 'it changes whatever it finds, so it needs a member of its own';
    return run.report({ ...common, verdict: 'not-provoked', detail });
  }
  progress(0, operations.length);
  try {
    const { failures, coverage } = await fuzz({
      url: run.url,
      operations,
      member: { username: member.email, password: member.password },
      clientToken: run.config.clientToken,
      milliseconds: run.caller.timeLeft(),
    });
    run.fuzzing = coverage;
    for (const [operation, found] of failures) {
      run.report({
        id: `fuzzing/${operation}`,
        section: 'fuzzing',
        operation,
        title: `${operation} keeps the contract whatever is sent`,
        verdict: found.length > 0 ? 'wrong' : 'right',
        ...(found.length > 0 ? { detail: found.join('; ') } : {}),
      });
    }
    progress(operations.length, operations.length);
  } catch (error) {
    run.report({ ...common, verdict: 'not-provoked', detail: (error as Error).message });
  }
}
