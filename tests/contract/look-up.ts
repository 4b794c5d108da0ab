import {
  type BundledParameter,
  bundle,
  type JsonSchema,
  type OperationRow,
  resolve,
  rows,
} from './bundle.ts';

/** An operation by its call, such as `GET /v2/radar`. Throws for a call that the contract does not have. */
export function operationAt(call: string): OperationRow {
  const row = rows.find(({ method, path }) => `${method.toUpperCase()} ${path}` === call);
  if (!row) throw new Error(`The contract has no ${call}`);
  return row;
}

/** A parameter of a call, references resolved. */
export function parameterAt(call: string, name: string): BundledParameter & { schema: JsonSchema } {
  const found = operationAt(call).parameters.find((parameter) => parameter.name === name);
  if (!found?.schema) throw new Error(`${call} has no ${name}`);
  return { ...found, schema: resolve(found.schema) };
}

/** The schema of a call's request body. */
export function requestAt(call: string): JsonSchema {
  const [media] = Object.values(operationAt(call).operation.requestBody?.content ?? {});
  if (!media?.schema) throw new Error(`${call} has no body`);
  return resolve(media.schema);
}

/** The schema of what a call's success holds under `response`. */
export function responseAt(call: string, status = '200'): JsonSchema {
  const schema = operationAt(call).operation.responses[status]?.content?.['application/json']?.schema;
  return propertyAt(schema, 'response');
}

/** What lies in a schema under field names, one after the other; in a union, in the first member that has the field. */
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

/** A named schema of the contract. */
export function schemaAt(name: string): JsonSchema {
  const schema = bundle.components.schemas[name];
  if (!schema) throw new Error(`The contract has no schema ${name}`);
  return resolve(schema);
}
