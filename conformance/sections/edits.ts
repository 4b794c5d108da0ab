import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../caller.ts';
import { rowOf } from '../contract.ts';
import { type EditRule, edits } from '../data.ts';
import { answerKey, isNotOffered } from '../judge.ts';
import type { Member } from '../members.ts';
import { MOCK_LIMITATIONS } from '../mock.ts';
import type { Verdict } from '../model.ts';
import { requestOf } from '../request.ts';
import { createFixture, FixtureError, NotOfferedError, type Run } from '../run.ts';
import { fillTemplate, type Values, valueAt } from '../template-values.ts';
import { type EditableField, editableFields, withValue } from './editable-fields.ts';
import { runScenario } from './scenario.ts';

type Resource = Record<string, unknown>;

/** A resource that is being edited, with the member it belongs to. */
interface Editing {
  run: Run;
  rule: EditRule;
  member: Member;
  values: Values;
}

/** Thrown when an answer differs from the contract. */
class Difference extends Error {
  readonly answer: Answer;

  constructor(message: string, answer: Answer) {
    super(message);
    this.answer = answer;
  }
}

function short(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 100);
}

/** Returns the resource of an answer: the value at a path, or the item of the list there that the rule describes. */
function resourceIn(answer: Answer, at: string, { find }: EditRule, values: Values): Resource | undefined {
  const found = valueAt(answer.json, at);
  if (!Array.isArray(found)) return found as Resource | undefined;
  const wanted = Object.entries(fillTemplate(find ?? {}, values) as Values);
  return found.find((item) => wanted.every(([path, value]) => valueAt(item, path) === value)) as Resource;
}

async function readResource({ run, rule, member, values }: Editing): Promise<Resource> {
  const row = rowOf(rule.read.call);
  const answer = await run.send(row, member.actor, requestOf(row, rule.read, values));
  if (isNotOffered(answer)) throw new NotOfferedError(`${rule.read.call} is not offered`);
  const resource = resourceIn(answer, rule.read.at, rule, values);
  if (!resource) throw new Difference(`${rule.read.call} answered ${answerKey(answer)} without it`, answer);
  return resource;
}

/** Sends an edit, which must succeed. */
async function sendEdit({ run, rule, member, values }: Editing, body: Values): Promise<Answer> {
  const row = rowOf(rule.edit);
  const base = fillTemplate(rule.base ?? {}, values) as Values;
  const answer = await run.send(
    row,
    member.actor,
    requestOf(row, { path: rule.path, body: { ...base, ...body } }, values),
  );
  if (isNotOffered(answer)) throw new NotOfferedError(`${rule.edit} is not offered`);
  if (answer.status >= 300)
    throw new Difference(`${short(body)} was answered ${answer.failure ?? answerKey(answer)}`, answer);
  return answer;
}

/** Sends an edit; returns the resource as it is read afterwards, after comparing it with the edit's own answer. */
async function edit(editing: Editing, body: Values): Promise<Resource> {
  const { rule, values } = editing;
  const answer = await sendEdit(editing, body);
  const read = await readResource(editing);
  const answered = rule.answer === undefined ? undefined : resourceIn(answer, rule.answer, rule, values);
  for (const [name, value] of Object.entries(answered ?? {})) {
    if (rule.volatile?.includes(name) || !(name in read) || isDeepStrictEqual(value, read[name])) continue;
    throw new Difference(
      `${rule.edit} answers ${name} ${short(value)}, ${rule.read.call} ${short(read[name])}`,
      answer,
    );
  }
  return read;
}

/** Returns the names of the resource that differ, except those that may. */
function changedNames(before: Resource, after: Resource, allowed: readonly string[]): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter(
    (name) => !allowed.includes(name) && !isDeepStrictEqual(before[name], after[name]),
  );
}

function holds(resource: Resource, { shownAt }: EditableField, value: unknown): boolean {
  const found = valueAt(resource, shownAt);
  if (!Array.isArray(value) || !Array.isArray(found)) return isDeepStrictEqual(found, value);
  return isDeepStrictEqual(found.toSorted(), value.toSorted());
}

/**
 * Edits one field to its second value and back. Everything else must stay as it was: first values, which are mostly no
 * defaults, so that a field that is reset shows.
 */
async function editField(editing: Editing, field: EditableField): Promise<string | undefined> {
  const { rule } = editing;
  const [group = field.shownAt] = field.shownAt.split('.');
  const allowed = [...(rule.volatile ?? []), ...(rule.also?.[field.name] ?? [])];
  let before = await readResource(editing);
  for (const value of field.values.toReversed()) {
    const after = await edit(editing, withValue({}, field, value));
    if (!holds(after, field, value))
      return `after ${field.name} = ${short(value)}, ${field.shownAt} is ${short(valueAt(after, field.shownAt))}`;
    const others = changedNames(before, after, [...allowed, group]);
    if (others.length > 0)
      return `${field.name} = ${short(value)} also changed ${others
        .map((name) => `${name} from ${short(before[name])} to ${short(after[name])}`)
        .join(', ')}`;
    if (field.shownAt !== group) {
      const rest = field.shownAt.split('.').at(-1) as string;
      const inGroup = changedNames(before[group] as Resource, after[group] as Resource, [...allowed, rest]);
      if (inGroup.length > 0) return `${field.name} = ${short(value)} also changed ${inGroup.join(', ')}`;
    }
    before = after;
  }
  return undefined;
}

function bodyOf(index: 0 | 1, fields: readonly EditableField[]): Values {
  return fields.reduce<Values>((body, field) => withValue(body, field, field.values[index]), {});
}

/** Sends all fields with their second values, then with their first, which stay: each must have replaced the one before. */
async function replaceAll(editing: Editing, fields: readonly EditableField[]): Promise<string | undefined> {
  const least = bodyOf(
    0,
    fields.filter(({ isRequired }) => isRequired),
  );
  const bare = editing.rule.replaces ? await edit(editing, least) : undefined;
  for (const index of [1, 0] as const) {
    const after = await edit(editing, bodyOf(index, fields));
    const lost = fields.find((field) => !holds(after, field, field.values[index]));
    if (lost)
      return `sent ${index === 1 ? 'once' : 'again'} with other values, ${lost.shownAt} is ${short(valueAt(after, lost.shownAt))}, not ${short(lost.values[index])}`;
  }
  if (!bare) return undefined;
  const after = await edit(editing, least);
  const kept = changedNames(bare, after, editing.rule.volatile ?? []);
  return kept.length === 0
    ? undefined
    : `left out, ${kept.map((name) => `${name} stays ${short(after[name])}`).join(', ')}`;
}

/** Edits two fields at the same time: neither edit may undo the other. */
async function editAtOnce(
  editing: Editing,
  [one, two]: readonly [EditableField, EditableField],
): Promise<string | undefined> {
  for (const index of [0, 1, 0, 1] as const) {
    await Promise.all([
      sendEdit(editing, withValue({}, one, one.values[index])),
      sendEdit(editing, withValue({}, two, two.values[index])),
    ]);
    const after = await readResource(editing);
    const lost = [one, two].find((field) => !holds(after, field, field.values[index]));
    if (lost) return `${lost.name} is ${short(valueAt(after, lost.shownAt))}: the other edit undid it`;
  }
  return undefined;
}

/** Returns the checks of a rule: name, title, and the function that returns the difference. */
function checksOf(editing: Editing): [string, string, () => Promise<string | undefined>][] {
  const { rule } = editing;
  const fields = editableFields(rowOf(rule.edit), rule, editing.values);
  const [first, second] = fields;
  const single: [string, string, () => Promise<string | undefined>][] = rule.replaces
    ? []
    : fields.map((field) => [
        field.name,
        `${rule.edit} changes ${field.name} and nothing else`,
        () => editField(editing, field),
      ]);
  const both: typeof single =
    rule.replaces || rule.isVersioned || !first || !second
      ? []
      : [
          [
            'at once',
            `${rule.edit} keeps both of two edits at the same time`,
            () => editAtOnce(editing, [first, second]),
          ],
        ];
  return [
    ['again', `${rule.edit} sent again replaces every field`, () => replaceAll(editing, fields)],
    ...single,
    ...both,
  ];
}

async function checkEdit(run: Run, rule: EditRule): Promise<void> {
  const report = (
    what: string,
    title: string,
    verdict: Verdict,
    detail?: string,
    { operation, answer }: { operation?: string; answer?: Answer } = {},
  ) =>
    run.report({
      id: `edits/${rule.edit}/${what}`,
      section: 'edits',
      operation: rule.edit,
      title,
      verdict,
      ...(detail ? { detail } : {}),
      ...(operation === undefined ? {} : { blames: operation }),
      ...(answer === undefined ? {} : { answer, cell: answerKey(answer) }),
    });
  const whole = `${rule.edit} changes what it names and nothing else`;
  const member = await run.newMember();
  if (!member) return report('all', whole, 'not-provoked', run.why ?? 'it needs a member of its own');
  const values: Values = { ...run.config.values, ...run.members, me: member };
  const editing: Editing = { run, rule, member, values };
  try {
    for (const name of rule.make ?? []) values[name] = await createFixture(run, name, member.actor, values);
    for (const [what, title, check] of checksOf(editing)) {
      const stopped = run.caller.stopped();
      if (stopped) return report(what, title, 'not-provoked', stopped);
      try {
        const detail = await check();
        report(what, title, detail ? 'wrong' : 'right', detail);
      } catch (error) {
        if (!(error instanceof Difference)) throw error;
        const ended = run.caller.stopped();
        report(what, title, ended ? 'not-provoked' : 'wrong', ended ?? error.message, error);
      }
    }
  } catch (error) {
    const ended = run.caller.stopped();
    const verdict = error instanceof NotOfferedError ? 'not-offered' : ended ? 'not-provoked' : 'wrong';
    report(
      'all',
      whole,
      verdict,
      ended ?? (error as Error).message,
      error instanceof FixtureError ? error : {},
    );
  } finally {
    await runScenario(run, rule.after ?? [], values);
  }
}

/**
 * Checks that each edit of `edits.yaml` changes the field it names, leaves every other one as it was, and is answered as
 * it is read afterwards.
 */
export async function checkEdits(run: Run, progress: (done: number, of: number) => void): Promise<void> {
  const due = edits.filter(({ edit: operation }) => run.isSelected(operation));
  for (const [index, rule] of due.entries()) {
    progress(index + 1, due.length);
    if (run.keepsNothing) {
      run.report({
        id: `edits/${rule.edit}/all`,
        section: 'edits',
        operation: rule.edit,
        title: `${rule.edit} changes what it names and nothing else`,
        verdict: 'not-provoked',
        detail: MOCK_LIMITATIONS.memory,
      });
    } else await checkEdit(run, rule);
  }
}
