import { exampleName } from '../openapi/examples/names.ts';
import type { MockOperation } from './contract.ts';
import type { Preference } from './prism.ts';

/** The operation a request is for, with the values of its path. */
export interface FoundOperation {
  operation: MockOperation;
  values: string[];
}

/** What of a request the choice of its answer depends on, besides its path. */
export interface MockRequest {
  query: URLSearchParams;
  /** The body when it is JSON. */
  body: unknown;
  isLoggedOut: boolean;
}

/**
 * The names under which an operation's pages follow one another. A page names the query of the page after it, so a
 * request that carries this query gets the next name.
 */
const PAGES = ['firstPage', 'nextPage', 'lastPage'];

/**
 * Operations about one thing, whose examples are named after it: another name than these answers 404, as a server
 * would, instead of showing something else.
 */
const ABOUT_ONE_THING = new Set(['getBlogInfo', 'getPost', 'getHubHeader']);

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * Finds the operation a request is for.
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
  for (const [index, name] of PAGES.entries()) {
    const page = operation.examples.find((example) => example.name === name);
    const following = PAGES[index + 1];
    if (!page?.nextQuery || !following) continue;
    // Only what differs between pages counts; `limit` is the same on all of them.
    const asked = Object.entries(page.nextQuery).filter(([key]) => key !== 'limit');
    if (asked.length > 0 && asked.every(([key, value]) => query.get(key) === value)) return following;
  }
  return undefined;
}

function wordsOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.values(body).filter((value): value is string => typeof value === 'string');
}

/**
 * Chooses a documented answer for a request, or nothing when the default one fits. In this order: a visitor gets what
 * visitors get; a page link leads to its page; an example named after a value of the path, the query or the body
 * answers for it.
 */
export function choose(
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
  if (ABOUT_ONE_THING.has(operation.operationId)) return { code: 404, example: 'not-found' };
  const word = [...query.values(), ...wordsOf(body)].map(exampleName).find((name) => names.has(name));
  return word === undefined ? undefined : { example: word };
}
