import pLimit from 'p-limit';
import { type Requirement, ROLES } from '../../scripts/contract/access.ts';
import type { Answer, Request } from '../caller.ts';
import { type OperationRow, operationRows, resolve } from '../contract.ts';
import { roleRules } from '../data.ts';
import { answerKey, codeOf } from '../judge.ts';
import type { Member } from '../members.ts';
import type { Run } from '../run.ts';
import { requestFor } from '../samples.ts';
import type { RoleCaller, RoleRule } from '../scenes.ts';
import { fillTemplate, type Values } from '../template-values.ts';
import { ownValues } from './answers.ts';
import { withScene } from './scene.ts';

/** A parameter that no operation has. Rights are checked before it, so who may call is told 5016, and nothing happens. */
const UNKNOWN_PARAMETER = 'conform_unknown';
const UNKNOWN_PARAMETER_CODE = 5016;
const REFUSED: readonly number[] = [403, 404];

/** Returns true when a caller has the role that an operation requires, and the right of moderators. */
export function isAllowed({ subject, role, permission }: Requirement, caller: RoleCaller): boolean {
  const roles: readonly string[] = ROLES[subject];
  const place = roles.indexOf(caller.role ?? '');
  if (place < roles.indexOf(role)) return false;
  return (
    permission === undefined ||
    caller.role === roles.at(-1) ||
    (caller.permissions ?? []).includes(permission)
  );
}

/** Returns the name or the uuid of the subject, whichever its place in the request takes. */
function nameFor(schema: unknown, name: string, uuid: string | undefined): string {
  const { pattern } = resolve(schema ?? {});
  const takesName = typeof pattern !== 'string' || new RegExp(pattern, 'u').test(name);
  return takesName || uuid === undefined ? name : uuid;
}

/**
 * Returns a request about the subject; undefined where the subject has no place that a sample fills. Where the path or
 * the session names it, the request has an unknown parameter.
 */
function requestAbout(
  row: OperationRow,
  { in: place, name = '' }: Requirement,
  own: Values,
  subject: { name: string; uuid?: string },
): Request | undefined {
  const request = requestFor(row, own);
  const { query } = request;
  const unknown = { ...query, [UNKNOWN_PARAMETER]: '1' };
  const found = row.parameters.find((parameter) => parameter.in === place && parameter.name === name);
  if (place === 'session') return { ...request, query: unknown };
  if (place === 'path')
    return { ...request, query: unknown, pathValues: { ...request.pathValues, [name]: subject.name } };
  if (place === 'query')
    return { ...request, query: { ...query, [name]: nameFor(found?.schema, subject.name, subject.uuid) } };
  const body = resolve(row.operation.requestBody?.content['application/json']?.schema ?? {});
  const field = (body.properties as Record<string, unknown> | undefined)?.[name];
  if (!field || typeof request.body !== 'object') return undefined;
  const value = nameFor(field, subject.name, subject.uuid);
  return { ...request, body: { ...request.body, [name]: value } };
}

/** Returns how an answer differs from what the caller's role lets expect. */
function differenceFor(answer: Answer, allowed: boolean, { is }: RoleCaller): string | undefined {
  if (answer.failure) return answer.failure;
  if (allowed)
    return codeOf(answer) === UNKNOWN_PARAMETER_CODE
      ? undefined
      : `${is} may call it, and is answered ${answerKey(answer)}`;
  return REFUSED.includes(answer.status) ? undefined : `${is} is answered ${answerKey(answer)}`;
}

interface RoleCheck {
  row: OperationRow;
  requirement: Requirement;
  caller: RoleCaller;
}

/** Returns true where permitted calls are tried, too: without effect, because an unknown parameter refuses them. */
const isBeforeParameters = ({ in: place }: Requirement): boolean => place === 'path' || place === 'session';

/**
 * Returns the checks of a subject: each operation by each caller. Where several roles are required, the first refuses
 * and it alone does not let in; where an operation excepts callers, who lacks the role is not tried.
 */
function checksOf(run: Run, { subject, callers }: RoleRule): RoleCheck[] {
  return operationRows.flatMap((row) => {
    const [requirement, ...more] = row.requirements;
    if (requirement?.subject !== subject || !run.isSelected(row.id)) return [];
    return callers
      .filter((caller) =>
        isAllowed(requirement, caller)
          ? more.length === 0 && isBeforeParameters(requirement)
          : !requirement.except,
      )
      .map((caller) => ({ row, requirement, caller }));
  });
}

async function checkSubject(run: Run, rule: RoleRule): Promise<void> {
  const checks = checksOf(run, rule).filter(({ row }) => run.seen.get(row.id)?.presence !== 'not-offered');
  if (checks.length === 0) return;
  const common = ({ row, caller, requirement }: RoleCheck) => ({
    id: `roles/${row.id}/${caller.who}`,
    section: 'roles',
    operation: row.id,
    title: `${row.id} ${isAllowed(requirement, caller) ? 'lets in' : 'refuses'} ${caller.is}`,
  });
  await withScene(
    run,
    rule,
    // A scene that fails says nothing of these operations; the checks of its own calls report the fault.
    (verdict, detail) => {
      for (const check of checks)
        run.report({ ...common(check), verdict: verdict === 'wrong' ? 'not-provoked' : verdict, detail });
    },
    async (values) => {
      const [name, uuid] = [rule.value, rule.uuid].map((text) => text && fillTemplate(text, values));
      const limit = pLimit(6);
      const one = async (check: RoleCheck): Promise<void> => {
        const { row, requirement, caller } = check;
        const member = values[caller.who] as Member;
        const own = { ...ownValues(run, member, undefined), ...values };
        const request = requestAbout(row, requirement, own, {
          name: String(name),
          ...(uuid ? { uuid: String(uuid) } : {}),
        });
        if (!request) return;
        const answer = await run.send(row, member.actor, request);
        const stopped = run.caller.stopped();
        if (stopped || answer.status === 429) {
          const detail = stopped ?? 'the rate limit was reached';
          return run.report({ ...common(check), verdict: 'not-provoked', detail });
        }
        const detail = differenceFor(answer, isAllowed(requirement, caller), caller);
        return run.report({
          ...common(check),
          answer,
          cell: answerKey(answer),
          verdict: detail ? 'wrong' : 'right',
          ...(detail ? { detail } : {}),
        });
      };
      await Promise.all(checks.map((check) => limit(() => one(check))));
    },
  );
}

/**
 * Checks every role that `x-access` requires (`roles.yaml`): who has it is let in, and everybody below is refused. A
 * parameter that does not exist keeps the call of who is let in without effect.
 */
export async function checkRoles(run: Run, progress: (done: number, of: number) => void): Promise<void> {
  for (const [index, rule] of roleRules.entries()) {
    progress(index + 1, roleRules.length);
    await checkSubject(run, rule);
  }
}
