import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { ContractDocument, Schema } from './load.ts';

export type { ValidateFunction };

/** Name under which the bundle is registered in the validator; references into the bundle start with it. */
const bundleName = 'skein';

const byDocument = new WeakMap<ContractDocument, Validators>();
const closedDocuments = new WeakMap<ContractDocument, ContractDocument>();

/** Returns the validators of a bundle, cached per document. */
export function validatorsOf(document: ContractDocument): Validators {
  const validators = byDocument.get(document) ?? new Validators(document);
  byDocument.set(document, validators);
  return validators;
}

/** Compiles validators against one registered copy of the bundle, each on first use. */
export class Validators {
  readonly #ajv: Ajv2020;
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(document: ContractDocument) {
    // Collecting all errors would let a hostile body of a megabyte produce hundreds of thousands of them.
    this.#ajv = new Ajv2020({ strict: false, discriminator: true, useDefaults: true, allErrors: false });
    (addFormats as unknown as (ajv: Ajv2020) => void)(this.#ajv);
    this.#ajv.addFormat('binary', true);
    this.#ajv.addFormat('date-time', { validate: isKeepableMoment });
    // The discriminator mapping repeats the `const` of each branch, and the validator rejects it. The bundle was
    // validated when it was generated; validating it again would cost a third of the start.
    this.#ajv.addSchema(rewritten(document, withoutMapping) as object, bundleName, undefined, false);
  }

  /** Returns the validator of the schema at a JSON pointer inside the bundle. */
  at(pointer: string): ValidateFunction {
    return this.#cached(pointer, { $ref: `${bundleName}#${encodeURI(pointer)}` });
  }

  /** Returns the validator of a schema from outside the bundle that may refer into it with `#/…`. */
  of(key: string, schema: Schema): ValidateFunction {
    return this.#cached(key, rewritten(schema, intoBundle) as object);
  }

  #cached(key: string, schema: object): ValidateFunction {
    const known = this.#compiled.get(key);
    if (known !== undefined) return known;
    const validate = this.#ajv.compile(schema);
    this.#compiled.set(key, validate);
    return validate;
  }
}

const dateTime = fullFormats['date-time'] as { validate: (text: string) => boolean };
const earliest = Date.parse('0001-01-01T00:00:00Z');
const latest = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Returns true for a date and time of the years 1 to 9999 in UTC; the database stores or returns others differently.
 */
function isKeepableMoment(text: string): boolean {
  if (!dateTime.validate(text)) return false;
  const moment = Date.parse(text);
  // A leap second is valid in the format, but JavaScript cannot parse it.
  return Number.isNaN(moment) || (moment >= earliest && moment <= latest);
}

/** Returns the bundle with every object that lists its properties closed, to find fields the contract does not name. */
export function closed(document: ContractDocument): ContractDocument {
  const copy = closedDocuments.get(document) ?? closedCopy(document);
  closedDocuments.set(document, copy);
  return copy;
}

function closedCopy(document: ContractDocument): ContractDocument {
  return rewritten(document, (schema) =>
    isPropertyList(schema.properties) && !('additionalProperties' in schema)
      ? { ...schema, additionalProperties: false }
      : schema,
  ) as ContractDocument;
}

function isPropertyList(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((item) => typeof item === 'object')
  );
}

/** Keywords for sizes, formats and defaults, none of which decides whether code can read a value. */
const REFINEMENTS = new Set([
  ...['minLength', 'maxLength', 'pattern', 'format', 'maxItems', 'uniqueItems', 'minimum', 'maximum'],
  ...['minProperties', 'maxProperties', 'additionalProperties', 'default', 'readOnly', 'writeOnly'],
]);

/**
 * Returns the schemas of a bundle reduced to their structure: the fields, their types, and which are required. A value
 * that was stored under an older contract with other bounds still fits.
 */
export function structureOf({ info, components }: ContractDocument): ContractDocument {
  const reduced = rewritten({ schemas: components.schemas }, (node) =>
    Object.fromEntries(
      // A property may have the name of a keyword; its value is then a schema.
      Object.entries(node).filter(([key, value]) => !REFINEMENTS.has(key) || isSchema(value)),
    ),
  );
  return { info, 'x-family': {}, paths: {}, components: reduced } as unknown as ContractDocument;
}

function isSchema(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && ('type' in value || '$ref' in value || 'oneOf' in value)
  );
}

function withoutMapping(node: Schema): Schema {
  const { discriminator } = node as { discriminator?: { propertyName?: string } };
  return discriminator?.propertyName === undefined
    ? node
    : { ...node, discriminator: { propertyName: discriminator.propertyName } };
}

function intoBundle(node: Schema): Schema {
  return node.$ref?.startsWith('#/') ? { ...node, $ref: `${bundleName}${node.$ref}` } : node;
}

/**
 * Returns a copy in which `change` was applied to every object, innermost first. Examples are skipped because they are
 * data.
 */
function rewritten(value: unknown, change: (node: Schema) => Schema, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => rewritten(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => name === 'properties' || (key !== 'examples' && key !== 'example'))
    .map(([key, child]) => [key, rewritten(child, change, key)]);
  return change(Object.fromEntries(entries));
}
