import type { Request } from './caller.ts';
import type { Row } from './contract.ts';
import { fill, type Values } from './fill.ts';

/** A request as data says it, with the values put in. */
export function requestOf(
  row: Row,
  data: {
    path?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: unknown;
    headers?: Record<string, string>;
  },
  values: Values,
): Request {
  return {
    method: row.method,
    path: row.path,
    pathValues: fill(data.path ?? {}, values) as Record<string, string>,
    query: fill(data.query ?? {}, values) as Values,
    headers: fill(data.headers ?? {}, values) as Record<string, string>,
    ...(data.body === undefined ? {} : { body: fill(data.body, values) }),
  };
}
