import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '#generated/operations.ts';
import { ROOT } from '../check/run-tool.ts';

/** A query parameter, or a top-level field of a body. */
interface Parameter {
  operation: OperationId;
  name: string;
}

interface Schema {
  $ref?: string;
  properties?: Record<string, unknown>;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  operationId: OperationId;
  parameters?: { $ref?: string; in: string; name: string }[];
  requestBody?: { $ref?: string; content: Record<string, { schema: Schema }> };
}
type PathItem = Record<string, Operation | Operation['parameters']>;

/** Returns the name of a parameter in lists: `createPost.tags`. */
export const keyOf = ({ operation, name }: Parameter): string => `${operation}.${name}`;

function reader() {
  const document = JSON.parse(readFileSync(join(ROOT, 'generated/openapi.json'), 'utf8')) as {
    paths: Record<string, PathItem>;
  };
  function whole<T extends { $ref?: string }>(node: T): T {
    if (node.$ref === undefined) return node;
    const keys = node.$ref.slice(2).split('/');
    // biome-ignore lint/suspicious/noExplicitAny: a document is walked by names
    const found = keys.reduce<any>(
      (place, key) => place[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );
    return whole(found as T);
  }
  function fieldsOf(node: Schema): string[] {
    const { properties = {}, oneOf = [], anyOf = [], allOf = [] } = whole(node);
    return [...Object.keys(properties), ...[...oneOf, ...anyOf, ...allOf].flatMap(fieldsOf)];
  }
  return { document, whole, fieldsOf };
}

/** Returns the documented parameters of operations. */
export function parametersOf(operations: readonly OperationId[]): Parameter[] {
  const { document, whole, fieldsOf } = reader();
  const wanted = new Set(operations);
  return Object.values(document.paths).flatMap((item) => {
    const shared = (item.parameters ?? []) as NonNullable<Operation['parameters']>;
    const found = Object.values(item).filter(
      (one): one is Operation => one !== undefined && 'operationId' in one && wanted.has(one.operationId),
    );
    return found.flatMap(({ operationId, parameters = [], requestBody }) => {
      const inQuery = [...shared, ...parameters].map(whole).filter((one) => one.in === 'query');
      const bodies = requestBody ? Object.values(whole(requestBody).content) : [];
      const fields = bodies.flatMap(({ schema }) => fieldsOf(schema));
      const names = [...inQuery.map(({ name }) => name), ...fields];
      return [...new Set(names)].map((name) => ({ operation: operationId, name }));
    });
  });
}

/** Returns the parameters whose name occurs nowhere in the site's code, neither as documented nor in camelCase. */
export function unusedParameters(code: string, operations: readonly OperationId[]): string[] {
  const words = new Set(code.match(/[A-Za-z_]\w*/g));
  const spelt = (name: string): string =>
    name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return parametersOf(operations)
    .filter(({ name }) => {
      const word = name.replace(/\[.*$/, '');
      return !words.has(word) && !words.has(spelt(word));
    })
    .map(keyOf);
}

/** Wraps names into few lines. */
export function wrapNames(names: readonly string[], perLine = 6): string[] {
  return Array.from(
    { length: Math.ceil(names.length / perLine) },
    (_, at) => `    ${names.slice(at * perLine, (at + 1) * perLine).join(', ')}`,
  );
}
