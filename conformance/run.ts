import type { Actor, Answer, Caller, Request } from './caller.ts';
import type { Config } from './config.ts';
import { type Row, rowOf, rows } from './contract.ts';
import { things } from './data.ts';
import { at, type Values } from './fill.ts';
import { cellOf, faultOf, isNotOffered } from './judge.ts';
import type { Member } from './members.ts';
import type { Check, FuzzCoverage, Verdict } from './model.ts';
import { requestOf } from './request.ts';
import { type Undoing, undoingOf } from './undo.ts';

/** What was seen of an operation so far. */
export interface Seen {
  presence: 'offered' | 'not-offered' | 'unknown';
  cells: Map<string, { verdict: Verdict; detail?: string }>;
  /** What the rightful request was answered. */
  rightful?: string;
}

/** One run: what is known, what was seen, what was found. */
export interface Run {
  url: string;
  caller: Caller;
  config: Config;
  /** Filled when members could be had; `why` tells when not. */
  members: Partial<Record<'owner' | 'busy' | 'stranger' | 'me' | 'other', Member>>;
  /** Bearer tokens of members whom the configuration names: they stay when the run is over. */
  staying: Set<string>;
  /** What was made for them, to be taken away again. */
  made: Undoing[];
  session?: Actor;
  /** Writes for a blog without being its admin, where the configuration names somebody. */
  writer?: Actor;
  why?: string;
  keepsNothing: boolean;
  /** Whether a check of this operation is asked for. */
  isDue(operation: string): boolean;
  seen: Map<string, Seen>;
  checks: Check[];
  /** What fuzzing tried, when it was asked for. */
  fuzzing?: FuzzCoverage;
  /** Of all answers: each names one request. */
  requestIds: string[];
  /** Makes a call, judges its answer and keeps what was seen. */
  ask(row: Row, actor: Actor, request: Request): Promise<Answer>;
  report(check: Omit<Check, 'tag'> & { tag?: string }): void;
  /** A member that no other call uses; undefined when nobody can be registered. */
  newMember(): Promise<Member | undefined>;
}

export function visitorOf({ config }: Run): Actor {
  return { bearer: config.clientToken };
}

/** Whether a call leaves something behind for a member who stays: made by them, or logging one of them in. */
function isOfStaying({ staying, config }: Run, { bearer }: Actor, { body }: Request): boolean {
  const name = (body as { username?: string } | undefined)?.username;
  return (
    staying.has(bearer) ||
    (name !== undefined && [...config.members, config.writer].some((member) => member?.email === name))
  );
}

/** The beginnings of a run, without members. */
export function makeRun(url: string, caller: Caller, config: Config, only?: readonly string[]): Run {
  const seen = new Map<string, Seen>(rows.map(({ id }) => [id, { presence: 'unknown', cells: new Map() }]));
  const run: Run = {
    url,
    caller,
    config,
    members: {},
    staying: new Set(),
    made: [],
    keepsNothing: false,
    isDue: (operation) => only?.includes(operation) ?? true,
    seen,
    checks: [],
    requestIds: [],
    newMember: async () => undefined,
    report: (check) => {
      const tag = check.tag ?? rows.find(({ id }) => id === check.operation)?.tag ?? 'all';
      run.checks.push({ ...check, tag });
    },
    ask: async (row, actor, request) => {
      const answer = await caller.send(actor, request);
      const name = answer.headers.get('x-request-id');
      if (name !== null) run.requestIds.push(name);
      if (isOfStaying(run, actor, request)) {
        const undoing = undoingOf(row, actor, request, answer);
        if (undoing) run.made.push(undoing);
      }
      const known = seen.get(row.id);
      if (!known || caller.stopped()) return answer;
      if (known.presence !== 'offered' && isNotOffered(answer)) {
        known.presence = 'not-offered';
        return answer;
      }
      // The rightful call comes first and decides: a later refusal says nothing about what lies behind it.
      if (!answer.failure && known.presence === 'unknown') known.presence = 'offered';
      const detail = faultOf(row, answer);
      const key = answer.failure ? 'no answer' : cellOf(answer);
      // Once wrong it stays wrong: one right answer does not mend another.
      if (detail || !known.cells.has(key)) {
        known.cells.set(key, detail ? { verdict: 'wrong', detail } : { verdict: 'right' });
      }
      return answer;
    },
  };
  return run;
}

/**
 * Makes a thing for a member and answers it. `somebody` is a member that is registered for it.
 *
 * @param values whom and what it may name; who is named in its `as` makes it instead of `actor`
 * @throws Error that says what the server answered instead
 */
export async function makeThing(run: Run, name: string, actor: Actor, values: Values): Promise<unknown> {
  if (name === 'somebody') {
    const member = await run.newMember();
    if (!member) throw new Error(`it needs a member of its own: ${run.why ?? 'nobody could be registered'}`);
    return member;
  }
  const thing = things[name];
  if (!thing) throw new Error(`openapi/conformance/things.yaml has no ${name}`);
  const row = rowOf(thing.call);
  const by =
    thing.as === 'visitor' ? visitorOf(run) : thing.as && (values[thing.as] as Member | undefined)?.actor;
  const answer = await run.ask(row, by || actor, requestOf(row, thing, values));
  if (isNotOffered(answer)) throw new NotOffered(`${thing.call} is not offered`);
  const made = answer.status < 300 ? at(answer.json, thing.keep) : undefined;
  if (made === undefined) throw new Error(`${thing.call} answered ${answer.failure ?? cellOf(answer)}`);
  return made;
}

/** What a check stands on is not offered: it says nothing about the server. */
export class NotOffered extends Error {}
