import { type OperationRow, resolve } from './contract.ts';
import type { Values } from './template-values.ts';

/** Names of fields that must never be sent without being documented: they would give away something private. */
const PRIVATE_NAME =
  /e-?mail|password|passphrase|secret|hash|salt|token|birth|(?:^|_)ip(?:$|_|Addr)|remoteAddr|userAgent/i;

interface KnownFields {
  properties: Map<string, unknown[]>;
  /** True when the schema allows fields of any name. */
  isOpen: boolean;
}

/** Collects the fields of a schema, and of every alternative and part of it. */
function knownFields(given: unknown, known: KnownFields): KnownFields {
  const schema = resolve(given);
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((kind) => (schema[kind] as unknown[] | undefined) ?? []);
  for (const part of parts) knownFields(part, known);
  const properties = Object.entries((schema.properties ?? {}) as Values);
  for (const [name, property] of properties)
    known.properties.set(name, [...(known.properties.get(name) ?? []), property]);
  const { additionalProperties: others } = schema;
  const isFree = schema.type === 'object' && properties.length === 0 && parts.length === 0;
  if (isFree || schema.patternProperties || (others !== undefined && others !== false)) known.isOpen = true;
  return known;
}

function collect(schemas: readonly unknown[], value: unknown, path: string, found: Set<string>): void {
  if (typeof value !== 'object' || value === null || schemas.length === 0) return;
  if (Array.isArray(value)) {
    const items = schemas.flatMap((schema) => {
      const { items: one, oneOf, anyOf } = resolve(schema);
      const alternatives = ((oneOf ?? anyOf) as unknown[] | undefined) ?? [];
      return [one, ...alternatives.map((alternative) => resolve(alternative).items)].filter(Boolean);
    });
    for (const item of value) collect(items, item, `${path}.*`, found);
    return;
  }
  const known: KnownFields = { properties: new Map(), isOpen: false };
  for (const schema of schemas) knownFields(schema, known);
  for (const [name, inner] of Object.entries(value)) {
    const properties = known.properties.get(name);
    const at = path === '' ? name : `${path}.${name}`;
    if (properties) collect(properties, inner, at, found);
    else if (!known.isOpen) found.add(at);
  }
}

/** Returns the paths of fields that a JSON answer carries and the contract does not name: `response.posts.*.views`. */
export function undocumentedFields(row: OperationRow, status: number, body: unknown): string[] {
  const schema = row.operation.responses[String(status)]?.content?.['application/json']?.schema;
  if (!schema) return [];
  const found = new Set<string>();
  collect([schema], body, '', found);
  return [...found];
}

/** Returns true for the path of a field whose name says that it is private. */
export function isPrivateField(path: string): boolean {
  return PRIVATE_NAME.test(path.split('.').at(-1) ?? '');
}
