import { readFileSync } from 'node:fs';
import type { Access } from '../../scripts/contract/access.ts';
import type { RequiredScope } from '../../scripts/contract/scopes.ts';

/** The bundle as the contract tests read it, references not resolved. */

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
}

export interface BundledParameter {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  example?: unknown;
  schema?: JsonSchema;
}

export interface BundledMedia {
  schema?: JsonSchema;
  examples?: Record<string, { summary?: string; value: unknown }>;
}

export interface BundledOperation {
  operationId: string;
  'x-origin': string;
  description?: string;
  'x-access': Access;
  'x-scope': RequiredScope;
  'x-errors': number[];
  'x-feature'?: string;
  tags: string[];
  parameters?: Array<BundledParameter | { $ref: string }>;
  requestBody?: { content: Record<string, BundledMedia> };
  responses: Record<string, { description: string; content?: Record<string, BundledMedia> }>;
}

interface PathItem {
  parameters?: Array<BundledParameter | { $ref: string }>;
  [method: string]: BundledOperation | Array<BundledParameter | { $ref: string }> | undefined;
}

export interface OperationRow {
  /** Lower case, as in the document. */
  method: string;
  path: string;
  operation: BundledOperation;
  /** Including those of the path, references resolved. */
  parameters: BundledParameter[];
}

export const bundle = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, JsonSchema> };
  'x-error-catalogue': Array<{ code: number; slug: string; client: string }>;
};

/** Returns the target of a pointer such as `#/components/schemas/Post`. */
export function resolve<T>(node: T | { $ref: string }): T {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return node as T;
  const found = String(node.$ref)
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], bundle);
  if (found === undefined) throw new Error(`Nothing at ${String(node.$ref)}`);
  return resolve(found as T);
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** Every operation of the bundle. */
export const operationRows: OperationRow[] = Object.entries(bundle.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method] as BundledOperation | undefined;
    if (!operation) return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
      resolve<BundledParameter>(parameter),
    );
    return [{ method, path, operation, parameters }];
  }),
);

/** Escapes a key as one segment of a JSON pointer in a URL. */
export function escapePointerSegment(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}
