import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Document, type OperationEntry, operationsOf } from './document.ts';

/** A request header, as `openapi/headers.yaml` defines it. */
interface RequestHeader {
  when: 'client' | 'write' | 'optional' | 'required';
  name: string;
  description: string;
  required?: boolean;
  schema: Record<string, unknown>;
}

/** A response header. */
interface ResponseHeader {
  when: 'always' | 'session' | 'limited' | 'sets-session' | 'deprecated';
  name: string;
  operations?: string[];
  description: string;
  required?: boolean;
  schema: Record<string, unknown>;
}

export interface Headers {
  parameters: Record<string, RequestHeader>;
  headers: Record<string, ResponseHeader>;
}

/** Reads `openapi/headers.yaml`. */
export function readHeaders(file = new URL('../../openapi/headers.yaml', import.meta.url)): Headers {
  return parse(readFileSync(file, 'utf8')) as Headers;
}

const requiresClient = ({ operation }: OperationEntry): boolean => operation['x-client'] !== 'optional';

/** Returns true when a request of this operation may or must carry the header. */
function isRequestHeaderOf({ when }: RequestHeader, entry: OperationEntry): boolean {
  const { method, operation } = entry;
  if (when === 'client') return requiresClient(entry);
  if (when === 'write') return method !== 'get' && requiresClient(entry);
  return operation['x-idempotency'] === when;
}

/** Returns true when a response of this operation with this status may carry the header. */
function isResponseHeaderOf(
  { when, operations = [] }: ResponseHeader,
  entry: OperationEntry,
  status: number,
): boolean {
  const { operation } = entry;
  if (when === 'session') return requiresClient(entry);
  if (when === 'limited') {
    const mayBeUnderWay = status === 409 && operation['x-idempotency'] !== undefined;
    return status === 429 || status === 503 || mayBeUnderWay;
  }
  if (when === 'sets-session') return status < 300 && operations.includes(operation.operationId);
  if (when === 'deprecated') return operation.deprecated === true;
  return true;
}

function check(document: Document, { headers }: Headers): void {
  const known = new Set(operationsOf(document).map(({ operation }) => operation.operationId));
  const unknown = Object.values(headers)
    .flatMap(({ operations = [] }) => operations)
    .find((id) => !known.has(id));
  if (unknown) throw new Error(`headers.yaml names ${unknown}, which the contract does not have`);
}

/**
 * Declares the headers of `openapi/headers.yaml` as components and refers to them in every operation and response they
 * apply to. The client's code is generated before: its transport sends these headers, so no call takes them as
 * arguments. Throws when the file names an operation that the contract does not have.
 */
export function expandHeaders(document: Document, { parameters, headers }: Headers): void {
  check(document, { parameters, headers });
  const used = new Set<string>();
  for (const entry of operationsOf(document)) {
    const { operation } = entry;
    const requestHeaders = Object.entries(parameters).filter(([, header]) =>
      isRequestHeaderOf(header, entry),
    );
    operation.parameters = [
      ...(operation.parameters ?? []),
      ...requestHeaders.map(([component]) => ({ $ref: `#/components/parameters/${component}` })),
    ];
    for (const [component] of requestHeaders) used.add(component);
    for (const [status, response] of Object.entries(operation.responses)) {
      const answered = Object.entries(headers).filter(([, header]) =>
        isResponseHeaderOf(header, entry, Number(status)),
      );
      for (const [component] of answered) used.add(component);
      response.headers = {
        ...response.headers,
        ...Object.fromEntries(
          answered.map(([component, { name }]) => [name, { $ref: `#/components/headers/${component}` }]),
        ),
      };
    }
  }
  for (const [component, { when: _, ...header }] of Object.entries(parameters)) {
    if (used.has(component)) document.components.parameters[component] = { ...header, in: 'header' };
  }
  document.components.headers = Object.fromEntries(
    Object.entries(headers)
      .filter(([component]) => used.has(component))
      .map(([component, { when: _, name: __, operations: ___, ...header }]) => [component, header]),
  );
}
