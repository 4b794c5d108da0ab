import type { ContractDocument, ContractOperation, Parameter, Schema } from './load.ts';

/** Where parameters stand that this server reads; cookies are its own. */
export type Place = 'path' | 'query' | 'header';

/** The schema of all parameters an operation has in one place, as one object. */
export function parameterSchema(operation: ContractOperation, place: Place): Schema {
  const own = operation.parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(own.map((parameter) => [parameter.name, parameter.schema])),
    required: own.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    // Where the contract has no answer for a bad parameter, an unknown one is passed over; headers come from everywhere.
    additionalProperties: place === 'header' || !operation.errors.includes(5016),
  };
}

type Coercion = { name: string; isList: boolean; convert: (text: string) => unknown };

/**
 * Turns the texts of a query or path into what its schema asks for, so that `20` is a number and `true` a boolean.
 * A text that does not fit stays as it is, for the validator to name. Nothing else is coerced.
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
