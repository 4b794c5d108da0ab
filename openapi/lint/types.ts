/** The part of Redocly's rule interface that the project's rules use. The CLI has no types of its own. */

export interface Location {
  source: { absoluteRef: string };
  pointer: string;
  /** Location of a child, or of an array item. */
  child(key: string | number): Location;
  /** Location of the key instead of its value. */
  key(): Location;
}

export interface Problem {
  message: string;
  location?: Location;
}

export interface Context {
  report(problem: Problem): void;
  /** Resolves a `$ref` in the file `from`; any other node is returned as it is. */
  resolve<T>(node: T | Reference, from?: string): { node: T | undefined; location?: Location };
  /** Location of the node, references followed. */
  location: Location;
  /** Location of the `$ref` that refers to the node. */
  rawLocation: Location;
  key: string | number;
  parent: unknown;
}

export interface Reference {
  $ref: string;
}

export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  description?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  maxItems?: number;
  items?: Schema;
  prefixItems?: Schema[];
  required?: string[];
  minProperties?: number;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  contentMediaType?: string;
}

export interface Parameter {
  name: string;
  in: string;
  description?: string;
  schema?: Schema;
}

export interface MediaType {
  schema?: Schema;
  examples?: Record<string, unknown>;
}

export interface Operation {
  operationId?: string;
  tags?: string[];
  parameters?: Array<Parameter | Reference>;
  requestBody?: { content?: Record<string, MediaType> };
  responses?: Record<string, { content?: Record<string, MediaType> } | Reference>;
  [extension: `x-${string}`]: unknown;
}

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof METHODS)[number];

export type PathItem = { parameters?: Array<Parameter | Reference> } & Partial<Record<Method, Operation>>;

type Visit = (node: never, context: Context) => void;
export type Visitor = { [type: string]: Visit | Visitor };
/**
 * Returns a rule's visitor for a document; `options` is the rule's configuration in redocly.yaml besides the severity.
 */
export type Rule = (options: Record<string, unknown>) => Visitor;

/** Returns true when a schema's `type` is, or includes, this one. */
export function hasType(schema: Schema, type: string): boolean {
  return Array.isArray(schema.type) ? schema.type.includes(type) : schema.type === type;
}

const VALUE_TYPES: ReadonlySet<unknown> = new Set(['string', 'boolean', 'integer', 'number']);

/** Returns true for a union of plain values: its members have one type each, all different. */
export function isValueUnion(members: readonly Schema[]): boolean {
  const types = members.map(({ type }) => type);
  return types.every((type) => VALUE_TYPES.has(type)) && new Set(types).size === types.length;
}
