import type { Actor, Answer, Caller, Request } from './caller.ts';
import type { Config } from './config.ts';
import { type OperationRow, operationRows, rowOf } from './contract.ts';
import { fixtures } from './data.ts';
import { exchangeOf } from './exchange.ts';
import { type InvariantResult, invariantResults } from './invariants.ts';
import { answerKey, faultOf, isNotOffered } from './judge.ts';
import type { Member } from './members.ts';
import type { Check, FuzzCoverage, Verdict } from './model.ts';
import { requestOf } from './request.ts';
import { type Values, valueAt } from './template-values.ts';
import { type UndoCall, undoCallOf } from './undo.ts';
import { undocumentedFields } from './undocumented.ts';

/** Observations of an operation so far. */
export interface ObservedOperation {
  presence: 'offered' | 'not-offered' | 'unknown';
  cells: Map<string, { verdict: Verdict; detail?: string; answer?: Answer }>;
  /** Fields that the contract does not name, each with an answer that carries it. */
  undocumented: Map<string, Answer>;
  /** The answer to the valid request. */
  validRequestAnswer?: string;
}

/** State of one run: members, observations, findings. */
export interface Run {
  url: string;
  caller: Caller;
  config: Config;
  /** Set when members could be registered or logged in; else `why` says the reason. */
  members: Partial<Record<'owner' | 'busy' | 'stranger' | 'me' | 'other', Member>>;
  /** Bearer tokens of configured members, who are not deleted at the end. */
  persistentBearers: Set<string>;
  /** Calls that undo what was created as them. */
  made: UndoCall[];
  session?: Actor;
  /** A writer of a blog who is not its admin, where configured. */
  writer?: Actor;
  why?: string;
  keepsNothing: boolean;
  /** Returns true when the checks of this operation are selected. */
  isSelected(operation: string): boolean;
  seen: Map<string, ObservedOperation>;
  checks: Check[];
  /** Coverage of fuzzing, when it was requested. */
  fuzzing?: FuzzCoverage;
  /** Invariants that an answer was subject to, each with the first answer, or the first that broke it. */
  invariants: Map<string, InvariantResult & { operation: string; answer: Answer }>;
  /** Request ids of all answers: each must be unique. */
  requestIds: string[];
  /** Sends a call, checks its answer and records the result. */
  send(row: OperationRow, actor: Actor, request: Request): Promise<Answer>;
  /** Records a check. A wrong one shows the request of `answer`. */
  report(check: Omit<Check, 'tag' | 'exchange'> & { tag?: string; answer?: Answer }): void;
  /** Registers a member that no other call uses; undefined when registration is not possible. */
  newMember(): Promise<Member | undefined>;
}

export function visitorOf({ config }: Run): Actor {
  return { bearer: config.clientToken };
}

/** Returns true when a call leaves data of a configured member behind: made by them, or logging one of them in. */
function affectsPersistentMember(
  { persistentBearers, config }: Run,
  { bearer }: Actor,
  { body }: Request,
): boolean {
  const name = (body as { username?: string } | undefined)?.username;
  return (
    persistentBearers.has(bearer) ||
    (name !== undefined && [...config.members, config.writer].some((member) => member?.email === name))
  );
}

/** Creates a run without members. */
export function makeRun(url: string, caller: Caller, config: Config, only?: readonly string[]): Run {
  const seen = new Map<string, ObservedOperation>(
    operationRows.map(({ id }) => [id, { presence: 'unknown', cells: new Map(), undocumented: new Map() }]),
  );
  const run: Run = {
    url,
    caller,
    // The run adds the places that it creates to the values.
    config: { ...config, values: { ...config.values } },
    members: {},
    persistentBearers: new Set(),
    made: [],
    keepsNothing: false,
    isSelected: (operation) => only?.includes(operation) ?? true,
    seen,
    checks: [],
    invariants: new Map(),
    requestIds: [],
    newMember: async () => undefined,
    report: ({ answer, ...check }) => {
      const tag = check.tag ?? operationRows.find(({ id }) => id === check.operation)?.tag ?? 'all';
      const exchange = answer && check.verdict === 'wrong' ? exchangeOf(url, answer) : undefined;
      run.checks.push({ ...check, tag, ...(exchange ? { exchange } : {}) });
    },
    send: async (row, actor, request) => {
      const answer = await caller.send(actor, request);
      const name = answer.headers.get('x-request-id');
      if (name !== null) run.requestIds.push(name);
      if (affectsPersistentMember(run, actor, request)) {
        const undoing = undoCallOf(row, actor, request, answer);
        if (undoing) run.made.push(undoing);
      }
      const known = seen.get(row.id);
      if (!known || caller.stopped()) return answer;
      if (known.presence !== 'offered' && isNotOffered(answer)) {
        known.presence = 'not-offered';
        return answer;
      }
      // The valid call comes first and decides: a later refusal says nothing about the operation.
      if (!answer.failure && known.presence === 'unknown') known.presence = 'offered';
      const detail = faultOf(row, answer);
      for (const field of undocumentedFields(row, answer.status, answer.json))
        if (!known.undocumented.has(field)) known.undocumented.set(field, answer);
      const byVisitor = actor.bearer === config.clientToken && actor.cookie === undefined;
      for (const found of invariantResults(row, answer, { query: request.query, byVisitor })) {
        const before = run.invariants.get(found.invariant.name);
        if (!before || (found.fault && !before.fault))
          run.invariants.set(found.invariant.name, { ...found, operation: row.id, answer });
      }
      const key = answer.failure ? 'no answer' : answerKey(answer);
      // A wrong answer stays in the report: a later right one does not cancel it.
      if (detail || !known.cells.has(key)) {
        known.cells.set(key, detail ? { verdict: 'wrong', detail, answer } : { verdict: 'right' });
      }
      return answer;
    },
  };
  return run;
}

/**
 * Creates a fixture for a member and returns it. `somebody` is a member that is registered for it.
 *
 * @param values values that the fixture may name; the one named in its `as` creates it instead of `actor`
 * @throws Error that says what the server answered instead
 */
export async function createFixture(run: Run, name: string, actor: Actor, values: Values): Promise<unknown> {
  if (name === 'somebody') {
    const member = await run.newMember();
    if (!member) throw new Error(`it needs a member of its own: ${run.why ?? 'nobody could be registered'}`);
    return member;
  }
  const thing = fixtures[name];
  if (!thing) throw new Error(`openapi/conformance/things.yaml has no ${name}`);
  const row = rowOf(thing.call);
  const by =
    thing.as === 'visitor' ? visitorOf(run) : thing.as && (values[thing.as] as Member | undefined)?.actor;
  const answer = await run.send(row, by || actor, requestOf(row, thing, values));
  if (isNotOffered(answer)) throw new NotOfferedError(`${thing.call} is not offered`);
  const made = answer.status < 300 ? valueAt(answer.json, thing.keep) : undefined;
  if (made === undefined) throw new FixtureError(thing.call, answer);
  return made;
}

/** The call that creates a fixture was answered otherwise, so the check could not be made. */
export class FixtureError extends Error {
  readonly operation: string;
  readonly answer: Answer;

  constructor(operation: string, answer: Answer) {
    super(`${operation} answered ${answer.failure ?? answerKey(answer)}`);
    this.operation = operation;
    this.answer = answer;
  }
}

/** A precondition of a check is not offered, so the check says nothing about the server. */
export class NotOfferedError extends Error {}
