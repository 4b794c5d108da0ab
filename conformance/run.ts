import type { Actor, Answer, Caller, Request } from './caller.ts';
import type { Config } from './config.ts';
import { type Row, rowOf, rows } from './contract.ts';
import { things } from './data.ts';
import { at, fill, type Values } from './fill.ts';
import { cellOf, faultOf, isNotOffered } from './judge.ts';
import type { Member } from './members.ts';
import type { Check, Verdict } from './model.ts';

/** What was seen of an operation so far. */
export interface Seen {
  presence: 'offered' | 'not-offered' | 'unknown';
  cells: Map<string, { verdict: Verdict; detail?: string }>;
  /** What the rightful request was answered. */
  rightful?: string;
}

/** One run: what is known, what was seen, what was found. */
export interface Run {
  caller: Caller;
  config: Config;
  /** Filled when members could be had; `why` tells when not. */
  members: Partial<Record<'owner' | 'busy' | 'stranger' | 'me' | 'other', Member>>;
  session?: Actor;
  why?: string;
  keepsNothing: boolean;
  seen: Map<string, Seen>;
  checks: Check[];
  /** Makes a call, judges its answer and keeps what was seen. */
  ask(row: Row, actor: Actor, request: Request): Promise<Answer>;
  report(check: Omit<Check, 'tag'> & { tag?: string }): void;
  /** A member that no other call uses; undefined when nobody can be registered. */
  newMember(): Promise<Member | undefined>;
}

export function visitorOf({ config }: Run): Actor {
  return { bearer: config.clientToken };
}

/** The beginnings of a run, without members. */
export function makeRun(caller: Caller, config: Config): Run {
  const seen = new Map<string, Seen>(rows.map(({ id }) => [id, { presence: 'unknown', cells: new Map() }]));
  const run: Run = {
    caller,
    config,
    members: {},
    keepsNothing: false,
    seen,
    checks: [],
    newMember: async () => undefined,
    report: (check) => {
      const tag = check.tag ?? rows.find(({ id }) => id === check.operation)?.tag ?? 'all';
      run.checks.push({ ...check, tag });
    },
    ask: async (row, actor, request) => {
      const answer = await caller.send(actor, request);
      const known = seen.get(row.id);
      if (!known || caller.stopped()) return answer;
      if (isNotOffered(answer)) {
        if (known.presence === 'unknown') known.presence = 'not-offered';
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

/** A request as data says it, with the values put in. */
export function requestOf(
  row: Row,
  data: {
    path?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: unknown;
    headers?: Record<string, string>;
  },
  values: Values,
): Request {
  return {
    method: row.method,
    path: row.path,
    pathValues: fill(data.path ?? {}, values) as Record<string, string>,
    query: fill(data.query ?? {}, values) as Values,
    headers: fill(data.headers ?? {}, values) as Record<string, string>,
    ...(data.body === undefined ? {} : { body: fill(data.body, values) }),
  };
}

/**
 * Makes a thing for a member and answers it.
 *
 * @throws Error that says what the server answered instead
 */
export async function makeThing(run: Run, name: string, actor: Actor, values: Values): Promise<unknown> {
  const thing = things[name];
  if (!thing) throw new Error(`openapi/conformance/things.yaml has no ${name}`);
  const row = rowOf(thing.call);
  const answer = await run.ask(row, actor, requestOf(row, thing, values));
  const made = answer.status < 300 ? at(answer.json, thing.keep) : undefined;
  if (made === undefined) throw new Error(`${thing.call} answered ${answer.failure ?? cellOf(answer)}`);
  return made;
}
