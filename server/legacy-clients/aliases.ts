import type { AliasRow } from '#server/http/contract/family-data.ts';
import { type Answer, answer } from '#server/http/contract/handler.ts';
import type { Given } from '#server/http/contract/read-request.ts';
import { putAt, valueAt } from './places.ts';

type Parts = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown };

/** Returns the legacy call with its values moved to the locations that the operation reads. */
export function translateCall({ moves = {}, sets = {} }: AliasRow, given: Given): Given {
  const body = isObject(given.value) ? { ...given.value } : given.value;
  const parts: Parts = { params: { ...given.params }, query: { ...given.query }, body };
  for (const [from, to] of Object.entries(moves)) {
    const value = valueAt(parts, from);
    remove(parts, from);
    if (value !== undefined) putAt(parts, to, value);
  }
  for (const [place, value] of Object.entries(sets)) putAt(parts, place, value);
  return { params: parts.params, query: parts.query, ...(isEmpty(parts.body) ? {} : { value: parts.body }) };
}

/** Returns the operation's response in the shape of the legacy call. */
export function translateAnswer({ gives, redirects }: AliasRow, params: unknown, done: Answer): Answer {
  const source = { ...(done.response as object | undefined), params };
  const response = gives === undefined ? done.response : gathered(source, gives);
  const location = redirects === undefined ? undefined : valueAt(source, redirects);
  if (typeof location === 'string') return answer(302, response, { headers: { location } });
  // A 204 has no body, but legacy clients read one.
  return answer(done.status === 204 ? 200 : done.status, response, done.extras);
}

function gathered(source: unknown, gives: string | Record<string, string>): unknown {
  if (typeof gives === 'string') return postsOnly(valueAt(source, gives));
  return Object.fromEntries(
    Object.entries(gives).map(([name, place]) => [name, postsOnly(valueAt(source, place))]),
  );
}

/** Returns a list without elements between posts, which legacy clients would take for posts; other values unchanged. */
function postsOnly(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.filter((item) => !isObject(item) || !('objectType' in item) || item.objectType === 'post');
}

/** Removes a moved value. */
function remove(parts: Parts, place: string): void {
  const [part = '', name = ''] = place.split('.');
  const holder = parts[part as keyof Parts];
  if (isObject(holder)) delete holder[name];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(body: unknown): boolean {
  return body === undefined || (isObject(body) && Object.keys(body).length === 0);
}
