import pLimit from 'p-limit';
import type { Actor, Answer, Request } from '../caller.ts';
import { type OperationRow, operationRows, operationsWithOlderCalls, resolve } from '../contract.ts';
import { recipes } from '../data.ts';
import { bodyViolations, queryViolations, type Violation } from '../field-violations.ts';
import { answerKey } from '../judge.ts';
import { mockLimitationOf } from '../mock.ts';
import type { Run } from '../run.ts';
import { requestFor } from '../samples.ts';
import type { Values } from '../template-values.ts';
import { ownValues, requestByRecipe } from './answers.ts';

/** A field of a body or a parameter of a query, and how its schema can be broken. */
interface Field {
  name: string;
  where: 'body' | 'query';
  violations: Violation[];
}

function fieldsOf({ operation, parameters }: OperationRow): Field[] {
  const schema = resolve(operation.requestBody?.content['application/json']?.schema ?? {});
  const required = (schema.required ?? []) as string[];
  const body = Object.entries((schema.properties ?? {}) as Values).map(([name, property]): Field => {
    return { name, where: 'body', violations: bodyViolations(property, required.includes(name)) };
  });
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema: given, required: isRequired = false }): Field => {
      return { name, where: 'query', violations: queryViolations(given ?? {}, isRequired) };
    });
  return [...body, ...query].filter(({ violations }) => violations.length > 0);
}

/** Returns the request with the field's value replaced, or without the field. */
function breakField(request: Request, { name, where }: Field, { value }: Violation): Request {
  const { [name]: _usual, ...others } = (request[where] ?? {}) as Values;
  return { ...request, [where]: value === undefined ? others : { ...others, [name]: value } };
}

/** Returns the caller and a valid request of an operation; undefined where the run has no member for it. */
async function usualCall(
  run: Run,
  row: OperationRow,
): Promise<{ actor: Actor; request: Request } | undefined> {
  const { owner, busy } = run.members;
  const made = row.id in recipes ? await requestByRecipe(run, row, busy ?? owner) : 'no recipe';
  if (typeof made !== 'string') return made;
  return owner && { actor: owner.actor, request: requestFor(row, ownValues(run, owner, undefined)) };
}

async function checkOperation(run: Run, row: OperationRow): Promise<void> {
  const fields = fieldsOf(row);
  if (fields.length === 0) return;
  const usual = await usualCall(run, row);
  if (!usual) return;
  for (const field of fields) {
    const faults: string[] = [];
    let unseen: string | undefined;
    let answer: Answer | undefined;
    for (const violation of field.violations) {
      const came = await run.send(row, usual.actor, breakField(usual.request, field, violation));
      unseen = run.caller.stopped();
      if (unseen) break;
      if (came.status === 400) continue;
      const isRefusedAnyway = !(row.id in recipes) && came.status > 400;
      if (run.keepsNothing) unseen = mockLimitationOf(came);
      else if (isRefusedAnyway)
        unseen = `without a recipe the call is refused with ${answerKey(came)} in any case`;
      else {
        faults.push(`${violation.keyword}: 400 was expected, ${came.failure ?? answerKey(came)} came`);
        answer ??= came;
      }
    }
    const keywords = field.violations.map(({ keyword }) => keyword).join(', ');
    run.report({
      id: `fields/${row.id}/${field.where === 'query' ? '?' : ''}${field.name}`,
      section: 'fields',
      operation: row.id,
      title: `${row.id} refuses a ${field.name} that breaks its schema (${keywords})`,
      verdict: faults.length > 0 ? 'wrong' : unseen ? 'not-provoked' : 'right',
      ...(faults.length > 0 || unseen ? { detail: faults.join('; ') || unseen } : {}),
      ...(answer === undefined ? {} : { answer, cell: answerKey(answer) }),
    });
  }
}

/**
 * Breaks the schema of every field and parameter, one keyword at a time: a missing one that is required, another type,
 * an unknown value of an enumeration, a text that is too short or of another form. Each is answered 400.
 */
export async function checkFields(run: Run, progress: (done: number, of: number) => void): Promise<void> {
  const due = operationRows.filter(
    ({ id, codes }) =>
      run.isSelected(id) &&
      codes.includes(5016) &&
      !operationsWithOlderCalls.has(id) &&
      run.seen.get(id)?.presence === 'offered',
  );
  const limit = pLimit(4);
  let done = 0;
  const counted = async (row: OperationRow) => {
    await checkOperation(run, row);
    done += 1;
    progress(done, due.length);
  };
  await Promise.all(due.map((row) => limit(() => counted(row))));
}
