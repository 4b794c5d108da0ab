/**
 * Changes of the contract's own extensions: who may call (`x-access`), and which codes are answered with which status.
 */
import { type Access, type Requirement, ROLES, requirementsOf } from './access.ts';
import { type Change, type Impact, pointer } from './change.ts';
import { METHODS } from './document.ts';

interface Called {
  'x-access'?: Access;
  'x-errors'?: number[];
}

export interface AccessAndCodes {
  paths?: Record<string, Partial<Record<(typeof METHODS)[number], Called>>>;
  'x-error-catalogue'?: Array<{ code: number; status: number }>;
}

/** 0 for anybody, 1 for members, 2 for members with a role. */
const level = (access: Access) => (access === 'public' ? 0 : access === 'member' ? 1 : 2);

const rank = ({ subject, role }: Requirement) => (ROLES[subject] as readonly string[]).indexOf(role);

/** Returns true when everybody who fulfils `wanted` fulfils `asked`. */
function includes(wanted: Requirement, asked: Requirement): boolean {
  const isSame =
    wanted.subject === asked.subject && wanted.in === asked.in && (wanted.name ?? '') === (asked.name ?? '');
  return isSame && rank(wanted) >= rank(asked);
}

/** Returns true when somebody who may call by `before` may not by `after`. */
function isStricter(before: Access, after: Access): boolean {
  if (level(after) > level(before)) return true;
  const had = requirementsOf(before);
  return requirementsOf(after).some((asked) => !had.some((wanted) => includes(wanted, asked)));
}

function inWords(access: Access): string {
  return typeof access === 'string'
    ? access
    : requirementsOf(access)
        .map(({ subject, role }) => `${role} of the ${subject}`)
        .join(' and ');
}

function change(path: string, ruleId: string, impact: Impact, message: string): Change {
  return { path, typeName: 'Operation', kind: 'modified', impact, verdicts: [{ ruleId, message }] };
}

function accessChange(path: string, before: Access, after: Access): Change[] {
  const words = `${inWords(before)} → ${inWords(after)}`;
  if (isStricter(before, after)) {
    return [change(path, 'access-narrowed', 'major', `Fewer may call: ${words}.`)];
  }
  if (isStricter(after, before)) return [change(path, 'access-widened', 'minor', `More may call: ${words}.`)];
  return [];
}

function codeChanges(path: string, before: number[], after: number[]): Change[] {
  const gone = before.filter((code) => !after.includes(code));
  const fresh = after.filter((code) => !before.includes(code));
  return [
    ...gone.map((code) =>
      change(path, 'code-removed', 'major', `For backends: code ${code} can no longer be answered.`),
    ),
    ...fresh.map((code) => change(path, 'code-added', 'minor', `Code ${code} can be answered.`)),
  ];
}

function catalogueChanges(base: AccessAndCodes, revision: AccessAndCodes): Change[] {
  const after = new Map(revision['x-error-catalogue']?.map(({ code, status }) => [code, status]));
  return (base['x-error-catalogue'] ?? []).flatMap(({ code, status }) => {
    const path = pointer('x-error-catalogue', String(code));
    const now = after.get(code);
    if (now === undefined) return [change(path, 'code-gone', 'major', `Code ${code} is gone.`)];
    if (now === status) return [];
    return [change(path, 'code-status-changed', 'major', `Code ${code} was ${status} and is ${now}.`)];
  });
}

/**
 * Returns the changes of access and codes between two contracts. What the base does not contain (an older release) is
 * skipped.
 */
export function accessAndCodeChanges(base: AccessAndCodes, revision: AccessAndCodes): Change[] {
  const perOperation = Object.entries(base.paths ?? {}).flatMap(([url, item]) =>
    METHODS.flatMap((method) => {
      const [before, after] = [item[method], revision.paths?.[url]?.[method]];
      if (!before || !after) return [];
      const path = pointer('paths', url, method);
      const [was, is] = [before['x-access'], after['x-access']];
      const [had, has] = [before['x-errors'], after['x-errors']];
      return [
        ...(was && is ? accessChange(path, was, is) : []),
        ...(had && has ? codeChanges(path, had, has) : []),
      ];
    }),
  );
  return [...perOperation, ...catalogueChanges(base, revision)];
}
