/** The little of Redocly's rule interface that the own rules use. The CLI ships no types of its own. */

export interface Location {
  source: { absoluteRef: string };
  pointer: string;
  /** The place of a child, or of an array item. */
  child(key: string | number): Location;
  /** Points at the key instead of its value. */
  key(): Location;
}

export interface Problem {
  message: string;
  location?: Location;
}

export interface Context {
  report(problem: Problem): void;
  /** What a `$ref` in the file `from` leads to; anything else is given back as it is. */
  resolve<T>(node: T | Reference, from?: string): { node: T | undefined; location?: Location };
  /** Where the node stands, references followed. */
  location: Location;
  /** Where the node is mentioned: the place of its `$ref`. */
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
/** A rule is asked for its visitor once per document; `options` is what redocly.yaml says besides the severity. */
export type Rule = (options: Record<string, unknown>) => Visitor;

/** Whether a schema's `type` is, or includes, this one. */
export function hasType(schema: Schema, type: string): boolean {
  return Array.isArray(schema.type) ? schema.type.includes(type) : schema.type === type;
}
