/** The parts of an OpenAPI document that the build steps use. Everything else passes through unchanged. */
import type { Access } from './access.ts';
import type { RequiredScope } from './scopes.ts';

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof METHODS)[number];

export interface MediaType {
  schema?: unknown;
  examples?: Record<string, { summary: string; value: unknown }>;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
  links?: Record<string, unknown>;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  schema?: Record<string, unknown>;
}

/** The limit of a call that could be used to guess: `x-limit` (openapi/README.md). */
export interface GuessLimit {
  by: ('address' | 'member' | 'account')[];
  naming?: string;
  known?: string;
  refused?: number[];
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: [string];
  'x-origin': 'spec' | 'designed';
  'x-access': Access;
  'x-validate': 'throw' | 'report';
  'x-cache'?: string;
  'x-errors'?: number[];
  'x-client'?: 'optional';
  /** The scope that an app needs; written by the build. */
  'x-scope'?: RequiredScope;
  'x-idempotency'?: 'optional' | 'required';
  /** Feature of the site without which the operation is not found. */
  'x-feature'?: string;
  'x-limit'?: GuessLimit;
  deprecated?: boolean;
  parameters?: Array<Parameter | { $ref: string }>;
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, ResponseObject>;
  security?: Array<Record<string, string[]>>;
}

export type PathItem = { parameters?: Array<Parameter | { $ref: string }> } & Partial<
  Record<Method, Operation>
>;

export interface Document {
  openapi: string;
  info: { title: string; version: string; description?: string };
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Record<string, unknown>>;
    parameters: Record<string, Parameter>;
    headers?: Record<string, unknown>;
  };
  /** The error catalogue, inserted by the build. */
  'x-error-catalogue'?: unknown;
  /** Differences of legacy clients of the API family, inserted by the build. */
  'x-family'?: unknown;
}

export interface OperationEntry {
  path: string;
  method: Method;
  item: PathItem;
  operation: Operation;
}

/** Every operation of a document, in the order of its paths. */
export function operationsOf(document: Document): OperationEntry[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, item, operation }] : [];
    }),
  );
}

/** Returns the parameters of an operation together with those of its path, references resolved. */
export function parametersOf(document: Document, { item, operation }: OperationEntry): Parameter[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => {
    if (!('$ref' in parameter)) return parameter;
    const name = parameter.$ref.split('/').at(-1) ?? '';
    const found = document.components.parameters[name];
    if (!found) throw new Error(`No parameter ${parameter.$ref}`);
    return found;
  });
}
