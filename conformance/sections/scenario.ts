import { isDeepStrictEqual } from 'node:util';
import type { Actor, Answer, Request } from '../caller.ts';
import { rowOf } from '../contract.ts';
import type { Expect, Step } from '../data.ts';
import { answerKey, codeOf, isNotOffered } from '../judge.ts';
import type { Member } from '../members.ts';
import { requestOf } from '../request.ts';
import { type Run, visitorOf } from '../run.ts';
import { sessionFrom } from '../session.ts';
import { signed } from '../signature.ts';
import { fillTemplate, UnknownValueError, type Values, valueAt } from '../template-values.ts';

function short(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 120);
}

/** Tolerance of moments, in seconds: clocks differ, and lists are read a little later. */
const MOMENT_TOLERANCE_SECONDS = 90;

/** Compares moments with the clock of the server, which its header `Date` tells. */
function momentDifference({ json, headers }: Answer, moments: Record<string, number>): string | undefined {
  const dated = Date.parse(headers.get('date') ?? '');
  const now = (Number.isNaN(dated) ? Date.now() : dated) / 1000;
  for (const [path, after] of Object.entries(moments)) {
    const found = valueAt(json, path);
    if (typeof found !== 'number') return `${path} is ${short(found)}, not a moment`;
    const difference = Math.round(found - now - after);
    if (Math.abs(difference) > MOMENT_TOLERANCE_SECONDS)
      return `${path} is ${found}, which is ${difference} seconds off`;
  }
  return undefined;
}

function headerDifference(answer: Answer, wanted: NonNullable<Expect['headers']>): string | undefined {
  for (const [name, pattern] of Object.entries(wanted)) {
    const found =
      name === 'set-cookie' ? answer.headers.getSetCookie().join('\n') || null : answer.headers.get(name);
    if (pattern === null && found !== null) return `the header ${name} is there`;
    if (pattern !== null && !new RegExp(pattern, 'i').test(found ?? ''))
      return found === null ? `the header ${name} is missing` : `the header ${name} does not fit ${pattern}`;
  }
  return undefined;
}

function bodyDifference({ json }: Answer, expect: Expect, values: Values): string | undefined {
  const each = (part: Record<string, unknown> = {}) =>
    Object.entries(part).map(([path, given]) => ({
      path,
      found: valueAt(json, path),
      wanted: fillTemplate(given, values),
    }));
  for (const { path, found, wanted } of each(expect.is))
    if (!isDeepStrictEqual(found, wanted)) return `${path} is ${short(found)}, not ${short(wanted)}`;
  for (const { path, found, wanted } of each(expect.isNot))
    if (isDeepStrictEqual(found, wanted)) return `${path} is ${short(wanted)}`;
  for (const { path, found, wanted } of each(expect.atLeast))
    if (!(typeof found === 'number' && found >= Number(wanted)))
      return `${path} is ${short(found)}, less than ${short(wanted)}`;
  for (const path of expect.nothing ?? [])
    if (valueAt(json, path) !== undefined) return `${path} is there: ${short(valueAt(json, path))}`;
  const has = (list: unknown, wanted: unknown) =>
    Array.isArray(list) && list.some((item) => isDeepStrictEqual(item, wanted));
  for (const { path, found, wanted } of each(expect.holds))
    if (!has(found, wanted)) return `${path} has no ${short(wanted)}`;
  for (const { path, found, wanted } of each(expect.lacks))
    if (!Array.isArray(found) || has(found, wanted)) return `${path} has ${short(wanted)}`;
  return undefined;
}

/** Returns how a step's answer differs from the expected one. */
function unexpectedIn(answer: Answer, { expect = {} }: Step, values: Values): string | undefined {
  if (answer.failure) return answer.failure;
  const { status, code, oneOf, headers = {} } = expect;
  const cell = answerKey(answer);
  const said = valueAt(answer.json, 'errors.0.detail');
  const came = `${cell} came${typeof said === 'string' ? ` (${said})` : ''}`;
  if (oneOf && !oneOf.includes(cell)) return `${oneOf.join(' or ')} was expected, ${came}`;
  if (code !== undefined && codeOf(answer) !== code) return `code ${code} was expected, ${came}`;
  if (status !== undefined && answer.status !== status) return `${status} was expected, ${came}`;
  const isFree = oneOf !== undefined || code !== undefined || status !== undefined;
  if (!isFree && answer.status >= 300) return `a success was expected, ${came}`;
  return (
    headerDifference(answer, headers) ??
    momentDifference(answer, expect.moments ?? {}) ??
    bodyDifference(answer, expect, values)
  );
}

/** Returns the caller of a step. */
function actorOf(run: Run, { as = 'me', csrf }: Step, values: Values): Actor {
  if (as === 'visitor') return visitorOf(run);
  if (as === 'site') return { bearer: run.config.siteToken };
  const found = values[as] as Member | Actor | undefined;
  if (!found) throw new UnknownValueError(`Nobody is known as ${as}`);
  const actor = 'actor' in found ? found.actor : found;
  if (csrf === 'none') return { ...actor, csrf: undefined };
  return csrf === 'wrong' ? { ...actor, csrf: 'conform-not-the-token' } : actor;
}

function keep(
  run: Run,
  answer: Answer,
  { keep: names = {}, keepSession, keepToken, as }: Step,
  values: Values,
): void {
  for (const [name, path] of Object.entries(names)) values[name] = valueAt(answer.json, path);
  if (keepSession) values[keepSession] = sessionFrom(run.config.siteToken, answer);
  if (keepToken) values[keepToken] = { bearer: String(valueAt(answer.json, 'response.accessToken')), as };
}

/** The end of a scenario. `answer` and `blames` are the answer that differs and its operation. */
export interface Outcome {
  difference?: string;
  notOffered?: string;
  answer?: Answer;
  blames?: string;
}

/**
 * Runs a scenario step by step, until an answer differs from the expected one or lacks what a later step needs.
 *
 * @param values the cast; stored values are added to it
 */
export async function runScenario(run: Run, steps: readonly Step[], values: Values): Promise<Outcome> {
  try {
    return await tellAll(run, steps, values);
  } catch (error) {
    if (!(error instanceof UnknownValueError)) throw error;
    return { difference: `an answer left out what is needed: ${error.message}` };
  }
}

/** Sends the request of a step. Answers to older clients have other names and forms, so the contract does not judge them. */
async function sendStep(
  run: Run,
  { call, isLegacy, signedBy }: Step,
  actor: Actor,
  request: Request,
  values: Values,
): Promise<Answer> {
  const whole = signedBy ? signed(run.url, request, signedBy, values) : request;
  if (!isLegacy) return run.send(rowOf(call), actor, whole);
  const answer = await run.caller.send(actor, whole);
  const isForm = answer.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  return isForm ? { ...answer, json: Object.fromEntries(new URLSearchParams(answer.text)) } : answer;
}

async function tellAll(run: Run, steps: readonly Step[], values: Values): Promise<Outcome> {
  for (const [index, step] of steps.entries()) {
    const row = rowOf(step.call);
    for (let time = 0; time < (step.times ?? 1); time += 1) {
      const actor = actorOf(run, step, values);
      const requests = Array.from({ length: step.atOnce ?? 1 }, () => requestOf(row, step, values));
      const answers = await Promise.all(
        requests.map((request) => sendStep(run, step, actor, request, values)),
      );
      const isOffered = run.seen.get(row.id)?.presence === 'offered';
      if (!isOffered && answers.some(isNotOffered)) return { notOffered: step.call };
      for (const answer of answers) {
        const difference = unexpectedIn(answer, step, values);
        if (difference) {
          return { difference: `step ${index + 1}, ${step.call}: ${difference}`, answer, blames: step.call };
        }
        keep(run, answer, step, values);
      }
    }
  }
  return {};
}
