import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Requirement, requirementsOf } from '../scripts/contract/access.ts';
import {
  type Document,
  type Method,
  type Operation,
  operationsOf,
  type Parameter,
  parametersOf,
} from '../scripts/contract/document.ts';

export interface OperationRow {
  id: string;
  method: Method;
  path: string;
  tag: string;
  operation: Operation;
  /** Including those of the path, references resolved. */
  parameters: Parameter[];
  requirements: Requirement[];
  /** The error codes it may answer. */
  codes: readonly number[];
}

export const contract = JSON.parse(
  readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8'),
) as Document & {
  'x-error-catalogue': Array<{ code: number; status: number; slug: string }>;
  'x-family': { aliases: Array<{ unless?: string }> };
};

/** Operations whose address is also that of a call of older clients: a body of another shape is such a call. */
export const operationsWithOlderCalls: ReadonlySet<string | undefined> = new Set(
  contract['x-family'].aliases.map(({ unless }) => unless),
);

export const operationRows: readonly OperationRow[] = operationsOf(contract).map((entry) => ({
  id: entry.operation.operationId,
  method: entry.method,
  path: entry.path,
  tag: entry.operation.tags[0],
  operation: entry.operation,
  parameters: parametersOf(contract, entry),
  requirements: requirementsOf(entry.operation['x-access']),
  codes: entry.operation['x-errors'] ?? [],
}));

const byId = new Map(operationRows.map((row) => [row.id, row]));

/**
 * Returns an operation of the contract.
 *
 * @throws Error when it does not exist: the data beside the contract names a removed operation
 */
export function rowOf(id: string): OperationRow {
  const row = byId.get(id);
  if (!row) throw new Error(`The contract has no operation ${id}`);
  return row;
}

export const statusOfCode: ReadonlyMap<number, number> = new Map(
  contract['x-error-catalogue'].map(({ code, status }) => [code, status]),
);

/** Returns the target of a reference of the contract. */
export function resolve(node: unknown): Record<string, unknown> {
  let at = node as Record<string, unknown>;
  while (typeof at?.$ref === 'string') {
    at = at.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((from, key) => (from as Record<string, unknown>)[key], contract) as typeof at;
  }
  return at ?? {};
}

const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');
const compiled = new Map<string, ValidateFunction>();
const pointerPart = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Returns how a JSON answer violates its schema, or undefined. */
export function schemaFault(
  { path, method }: OperationRow,
  status: string,
  body: unknown,
): string | undefined {
  const keys = ['paths', path, method, 'responses', status, 'content', 'application/json', 'schema'];
  const ref = `contract#/${keys.map(pointerPart).join('/')}`;
  const validate = compiled.get(ref) ?? ajv.compile({ $ref: ref });
  compiled.set(ref, validate);
  if (validate(body)) return undefined;
  const error = validate.errors?.[0];
  return `${error?.instancePath || 'the body'} ${error?.message ?? 'does not fit'} ${JSON.stringify(error?.params ?? {})}`;
}
