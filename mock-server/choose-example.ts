import { exampleName } from '../openapi/examples/names.ts';
import type { MockOperation } from './contract.ts';
import type { Preference } from './prism.ts';

/** The operation of a request, with the values of its path. */
export interface FoundOperation {
  operation: MockOperation;
  values: string[];
}

/** The parts of a request that decide on its answer, besides the path. */
export interface MockRequest {
  query: URLSearchParams;
  /** The body when it is JSON. */
  body: unknown;
  isLoggedOut: boolean;
}

/**
 * Names of the examples of successive pages. A page names the query of the next page, so a request with this query gets
 * the next name.
 */
const PAGE_EXAMPLES = ['firstPage', 'nextPage', 'lastPage'];

/** Operations about one resource, whose examples are named after it: any other name answers 404, as a server would. */
const NAMED_RESOURCE_OPERATIONS = new Set(['getBlogInfo', 'getPost', 'getHubHeader']);

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * Finds the operation of a request.
 *
 * @param path without the query, still encoded
 */
export function findOperation(
  operations: readonly MockOperation[],
  method: string,
  path: string,
): FoundOperation | undefined {
  for (const operation of operations) {
    if (operation.method !== method) continue;
    const match = operation.pattern.exec(path);
    if (match) return { operation, values: match.slice(1).map(decoded) };
  }
  return undefined;
}

function pageOf(operation: MockOperation, query: URLSearchParams): string | undefined {
  for (const [index, name] of PAGE_EXAMPLES.entries()) {
    const page = operation.examples.find((example) => example.name === name);
    const following = PAGE_EXAMPLES[index + 1];
    if (!page?.nextQuery || !following) continue;
    // Only parameters that differ between pages count; `limit` is the same on all of them.
    const requested = Object.entries(page.nextQuery).filter(([key]) => key !== 'limit');
    if (requested.length > 0 && requested.every(([key, value]) => query.get(key) === value)) return following;
  }
  return undefined;
}

function wordsOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.values(body).filter((value): value is string => typeof value === 'string');
}

/**
 * Chooses a documented answer for a request, or undefined when the default one fits. In this order: a visitor gets the
 * visitor's example; a page link gets its page; an example named after a value of the path, the query or the body is
 * used for it.
 */
export function chooseExample(
  { operation, values }: FoundOperation,
  { query, body, isLoggedOut }: MockRequest,
): Preference | undefined {
  const names = new Set(operation.examples.map((example) => example.name));
  if (isLoggedOut && !operation.isPublic) return { code: 401, example: 'requires-login' };
  if (isLoggedOut && names.has('loggedOut')) return { example: 'loggedOut' };
  const page = pageOf(operation, query);
  if (page && names.has(page)) return { example: page };
  const inPath = values
    .toReversed()
    .map(exampleName)
    .find((name) => names.has(name));
  if (inPath) return { example: inPath };
  if (NAMED_RESOURCE_OPERATIONS.has(operation.operationId)) return { code: 404, example: 'not-found' };
  const word = [...query.values(), ...wordsOf(body)].map(exampleName).find((name) => names.has(name));
  return word === undefined ? undefined : { example: word };
}
