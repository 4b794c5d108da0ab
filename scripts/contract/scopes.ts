import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { requirementsOf } from './access.ts';
import { type Document, type OperationEntry, operationsOf } from './document.ts';
import { HEAD } from './write-manifest.ts';

/** The scope that an app's token must have for a call; `none` when no app may make it. */
export type RequiredScope = 'basic' | 'write' | 'none';

interface ClosedRow {
  /** The reason why no app may call. */
  why: string;
  tags?: string[];
  except?: string[];
  subjects?: string[];
  operations?: string[];
}

/** `openapi/scopes.yaml`. */
export interface Scopes {
  scopes: { name: string; description: string }[];
  /** Writing calls for which `basic` suffices. */
  basic: string[];
  closed: ClosedRow[];
}

export function readScopes(file = new URL('../../openapi/scopes.yaml', import.meta.url)): Scopes {
  return parse(readFileSync(file, 'utf8')) as Scopes;
}

function isClosedBy(row: ClosedRow, { operation }: OperationEntry): boolean {
  const { operationId: id, tags } = operation;
  if (row.except?.includes(id)) return false;
  const subjects = requirementsOf(operation['x-access']).map(({ subject }) => subject as string);
  return (
    tags.some((tag) => row.tags?.includes(tag)) ||
    subjects.some((subject) => row.subjects?.includes(subject)) ||
    (row.operations?.includes(id) ?? false)
  );
}

function scopeOf(entry: OperationEntry, { basic, closed }: Scopes): RequiredScope {
  const { operation, method } = entry;
  // A call that needs no client token cannot know an app either.
  if (operation['x-client'] === 'optional') return 'basic';
  if (closed.some((row) => isClosedBy(row, entry))) return 'none';
  return method === 'get' || basic.includes(operation.operationId) ? 'basic' : 'write';
}

/** Returns the names in `openapi/scopes.yaml` that match nothing in the document. */
function unknownNames(entries: OperationEntry[], { basic, closed }: Scopes): string[] {
  const ids = new Set(entries.map(({ operation }) => operation.operationId));
  const tags = new Set(entries.flatMap(({ operation }) => operation.tags));
  const subjects = new Set(
    entries.flatMap(({ operation }) =>
      requirementsOf(operation['x-access']).map(({ subject }) => subject as string),
    ),
  );
  const operations = closed.flatMap(({ operations = [], except = [] }) => [...operations, ...except]);
  return [
    ...[...basic, ...operations].filter((id) => !ids.has(id)),
    ...closed.flatMap((row) => row.tags ?? []).filter((tag) => !tags.has(tag)),
    ...closed.flatMap((row) => row.subjects ?? []).filter((subject) => !subjects.has(subject)),
  ];
}

/**
 * Writes `x-scope` into every operation.
 *
 * @throws when the file names an operation, a tag or a subject that the document does not have. A tag that matches
 * nothing would open its operations to apps.
 */
export function insertScopes(document: Document, scopes: Scopes): void {
  const entries = operationsOf(document);
  const unknown = unknownNames(entries, scopes);
  if (unknown.length > 0) throw new Error(`scopes.yaml names what does not exist: ${unknown.join(', ')}`);
  for (const entry of entries) entry.operation['x-scope'] = scopeOf(entry, scopes);
}

/** Returns the text of generated/scopes.ts: every scope with its description. */
export function scopesModule({ scopes }: Scopes): string {
  const rows = scopes.map(({ name, description }) => `  ${name}: ${JSON.stringify(description)},`);
  return `${HEAD}
/** Scopes of apps with their descriptions. */
export const scopes = {
${rows.join('\n')}
} as const;

export type ScopeName = keyof typeof scopes;
`;
}
