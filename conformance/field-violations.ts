import { resolve } from './contract.ts';

/** One way to break the schema of a field. */
export interface Violation {
  /** The broken keyword: `required`, `type`, `enum`, `minLength`, `pattern`, `format`, `minimum`, `maximum`, `items`. */
  keyword: string;
  /** The wrong value; undefined leaves the field out. */
  value?: unknown;
}

const UNKNOWN_VALUE = 'conform-no-such-value';
/** Texts of which one fits hardly any pattern. */
const ODD_TEXTS = ['conform %', '\u0001', UNKNOWN_VALUE];
const NOT_OF_FORMAT: Readonly<Record<string, string>> = {
  'date-time': 'conform yesterday',
  date: 'conform today',
  email: 'conform',
  uri: 'conform',
};

/** Returns the violations of a text's keywords beyond its type. */
function textViolations(schema: Record<string, unknown>): Violation[] {
  const { enum: choices, minLength, maxLength, pattern, format } = schema;
  if (choices) return [{ keyword: 'enum', value: UNKNOWN_VALUE }];
  const most = Number(maxLength ?? Number.POSITIVE_INFINITY);
  const odd = pattern
    ? ODD_TEXTS.find((text) => text.length <= most && !new RegExp(String(pattern), 'u').test(text))
    : undefined;
  const notOfFormat = NOT_OF_FORMAT[String(format)];
  return [
    ...(Number(minLength ?? 0) > 0 ? [{ keyword: 'minLength', value: '' }] : []),
    ...(odd === undefined ? [] : [{ keyword: 'pattern', value: odd }]),
    ...(notOfFormat === undefined ? [] : [{ keyword: 'format', value: notOfFormat }]),
  ];
}

function numberViolations({ minimum, maximum }: Record<string, unknown>): Violation[] {
  return [
    ...(typeof minimum === 'number' ? [{ keyword: 'minimum', value: minimum - 1 }] : []),
    ...(typeof maximum === 'number' ? [{ keyword: 'maximum', value: maximum + 1 }] : []),
  ];
}

function listViolations({ items, minItems }: Record<string, unknown>): Violation[] {
  const { enum: choices, type } = resolve(items ?? {});
  return [
    ...(Number(minItems ?? 0) > 0 ? [{ keyword: 'minItems', value: [] }] : []),
    ...(choices ? [{ keyword: 'items', value: [UNKNOWN_VALUE] }] : []),
    ...(type === 'string' ? [{ keyword: 'items', value: [{ conform: true }] }] : []),
  ];
}

const WRONG_TYPE: Readonly<Record<string, unknown>> = {
  string: { conform: true },
  integer: 'seven',
  number: 'seven',
  boolean: 'perhaps',
  array: { conform: true },
  object: 'conform',
};

/** Returns the ways in which a body can break the schema of a field. Schemas of several types are left alone. */
export function bodyViolations(given: unknown, isRequired: boolean): Violation[] {
  const schema = resolve(given);
  const { type } = schema;
  const missing: Violation[] = isRequired ? [{ keyword: 'required' }] : [];
  if (typeof type !== 'string' || !(type in WRONG_TYPE)) return missing;
  return [
    ...missing,
    { keyword: 'type', value: WRONG_TYPE[type] },
    ...(type === 'string' ? textViolations(schema) : []),
    ...(type === 'integer' || type === 'number' ? numberViolations(schema) : []),
    ...(type === 'array' ? listViolations(schema) : []),
  ];
}

/** Returns the ways in which a query can break the schema of a parameter: everything in a query is a text. */
export function queryViolations(given: unknown, isRequired: boolean): Violation[] {
  const { type, enum: choices } = resolve(given);
  return [
    ...(isRequired ? [{ keyword: 'required' }] : []),
    ...(choices ? [{ keyword: 'enum', value: UNKNOWN_VALUE }] : []),
    ...(!choices && (type === 'integer' || type === 'boolean')
      ? [{ keyword: 'type', value: WRONG_TYPE[type] }]
      : []),
  ];
}
