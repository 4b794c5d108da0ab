import type { ContractDocument, ContractOperation, Parameter, Schema } from './load.ts';

/** Locations of parameters that contract binding reads; cookies belong to the server itself. */
export type ParameterLocation = 'path' | 'query' | 'header';

/** Returns the schema of all parameters of an operation in one location, as one object. */
export function parameterSchema(operation: ContractOperation, place: ParameterLocation): Schema {
  const own = operation.parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(own.map((parameter) => [parameter.name, parameter.schema])),
    required: own.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    // Unknown parameters are ignored where the contract has no error for a bad one; headers may come from any
    // intermediary.
    additionalProperties: place === 'header' || !operation.errors.includes(5016),
  };
}

type Coercion = { name: string; isList: boolean; convert: (text: string) => unknown };

/**
 * Converts the strings of a query or path to the types of its schema, so that `20` becomes a number and `true` a
 * boolean. A string that does not fit stays unchanged, for the validator to report. Nothing else is coerced.
 */
export function coercer(
  document: ContractDocument,
  parameters: readonly Parameter[],
): (values: Record<string, unknown>) => Record<string, unknown> {
  const coercions = parameters.map((parameter) => coercionOf(document, parameter));
  return (values) => {
    const result = { ...values };
    for (const { name, isList, convert } of coercions) {
      const value = result[name];
      if (value === undefined) continue;
      if (isList) result[name] = (Array.isArray(value) ? value : [value]).map(convert);
      else if (typeof value === 'string') result[name] = convert(value);
    }
    return result;
  };
}

function coercionOf(document: ContractDocument, { name, schema }: Parameter): Coercion {
  const target = resolved(document, schema);
  const isList = hasType(target, 'array');
  const single = isList ? resolved(document, (target.items ?? {}) as Schema) : target;
  return { name, isList, convert: converter(single) };
}

function converter(schema: Schema): (text: string) => unknown {
  if (hasType(schema, 'integer')) return (text) => (/^-?\d{1,16}$/.test(text) ? Number(text) : text);
  if (hasType(schema, 'number'))
    return (text) => (/^-?\d{1,16}(\.\d{1,16})?$/.test(text) ? Number(text) : text);
  if (hasType(schema, 'boolean')) return (text) => (text === 'true' ? true : text === 'false' ? false : text);
  return (text) => text;
}

function hasType(schema: Schema, type: string): boolean {
  return Array.isArray(schema.type) ? schema.type.includes(type) : schema.type === type;
}

function resolved(document: ContractDocument, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const found = document.components.schemas?.[schema.$ref.split('/').at(-1) ?? ''];
  return found === undefined ? {} : resolved(document, found);
}
