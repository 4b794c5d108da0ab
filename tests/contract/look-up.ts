import {
  type BundledParameter,
  bundle,
  type JsonSchema,
  type OperationRow,
  operationRows,
  resolve,
} from './bundle.ts';

/** Returns an operation by its call, such as `GET /v2/radar`. Throws for a call that the contract does not have. */
export function operationAt(call: string): OperationRow {
  const row = operationRows.find(({ method, path }) => `${method.toUpperCase()} ${path}` === call);
  if (!row) throw new Error(`The contract has no ${call}`);
  return row;
}

/** Returns a parameter of a call, references resolved. */
export function parameterAt(call: string, name: string): BundledParameter & { schema: JsonSchema } {
  const found = operationAt(call).parameters.find((parameter) => parameter.name === name);
  if (!found?.schema) throw new Error(`${call} has no ${name}`);
  return { ...found, schema: resolve(found.schema) };
}

/** Returns the schema of a call's request body. */
export function requestAt(call: string): JsonSchema {
  const [media] = Object.values(operationAt(call).operation.requestBody?.content ?? {});
  if (!media?.schema) throw new Error(`${call} has no body`);
  return resolve(media.schema);
}

/** Returns the schema of a success's `response`. */
export function responseAt(call: string, status = '200'): JsonSchema {
  const schema = operationAt(call).operation.responses[status]?.content?.['application/json']?.schema;
  return propertyAt(schema, 'response');
}

/** Returns the schema at a path of field names; in a union, of the first member that has the field. */
export function propertyAt(schema: JsonSchema | undefined, ...path: string[]): JsonSchema {
  return path.reduce<JsonSchema>(
    (at, name) => {
      const places = [at, ...(at.oneOf ?? []).map((member) => resolve<JsonSchema>(member))];
      const child = places.find((place) => place.properties?.[name])?.properties?.[name];
      if (!child) throw new Error(`Nothing at ${name} of ${path.join('.')}`);
      return resolve(child);
    },
    resolve(schema ?? {}),
  );
}

/** Returns a named schema of the contract. */
export function schemaAt(name: string): JsonSchema {
  const schema = bundle.components.schemas[name];
  if (!schema) throw new Error(`The contract has no schema ${name}`);
  return resolve(schema);
}
