import { type OperationRow, resolve } from '../contract.ts';
import type { EditRule } from '../data.ts';
import { fillTemplate, type Values } from '../template-values.ts';

/** A field of a body with two valid values. */
export interface EditableField {
  /** The name in the body; `appearance.palette` of a setting in a group. */
  name: string;
  /** The path in the resource. */
  shownAt: string;
  values: readonly [unknown, unknown];
  isRequired: boolean;
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns two values that the schema allows; undefined where only the data can name some. */
function valuesOf(given: unknown): [unknown, unknown] | undefined {
  const schema = resolve(given);
  const { type, pattern, format, minimum, maxLength } = schema;
  const choices = schema.enum as unknown[] | undefined;
  if (choices) return choices.length > 1 ? [choices[0], choices.at(-1)] : undefined;
  if (type === 'boolean') return [true, false];
  if (type === 'integer') return [Number(minimum ?? 0) + 1, Number(minimum ?? 0) + 2];
  if (type === 'array') {
    const items = resolve(schema.items).enum as unknown[] | undefined;
    return items && items.length > 1 ? [[items[0]], [items.at(-1)]] : undefined;
  }
  if (type !== 'string' || format) return undefined;
  if (pattern) return new RegExp(String(pattern)).test('#1b1f3b') ? ['#1b1f3b', '#a44a3f'] : undefined;
  return Number(maxLength ?? 0) >= 12 ? ['Words, first', 'Words, then'] : undefined;
}

function propertiesOf(given: unknown): Values {
  const schema = resolve(given);
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((kind) => (schema[kind] as unknown[] | undefined) ?? []);
  return Object.assign({}, ...parts.map(propertiesOf), schema.properties ?? {}) as Values;
}

/**
 * Returns the fields of an edit that are tried.
 *
 * @throws Error when a field has neither values nor a reason: the data does not fit the contract
 */
export function editableFields(row: OperationRow, rule: EditRule, values: Values): EditableField[] {
  const schema = row.operation.requestBody?.content['application/json']?.schema ?? {};
  const required = resolve(schema).required as string[] | undefined;
  const flat = Object.entries(propertiesOf(schema)).flatMap(([name, property]): [string, unknown][] => {
    const inner = rule.isGrouped ? Object.entries(propertiesOf(property)) : [];
    return inner.length > 0 ? inner.map(([key, value]) => [`${name}.${key}`, value]) : [[name, property]];
  });
  return flat.flatMap(([name, property]): EditableField[] => {
    if (name in (rule.without ?? {}) || name in (rule.base ?? {})) return [];
    const given = rule.fields?.[name];
    const two = given ? (fillTemplate(given, values) as [unknown, unknown]) : valuesOf(property);
    if (!two) throw new Error(`edits.yaml has no values for ${name} of ${rule.edit}, and no reason`);
    const shownAt = rule.shownAt?.[name] ?? camelCase(name);
    return [{ name, shownAt, values: two, isRequired: required?.includes(name) ?? false }];
  });
}

/** Returns a body with the field set; a grouped one is set within its group. */
export function withValue(body: Values, { name }: EditableField, value: unknown): Values {
  const [first = name, inner] = name.split('.');
  if (inner === undefined) return { ...body, [first]: value };
  return { ...body, [first]: { ...(body[first] as Values | undefined), [inner]: value } };
}
