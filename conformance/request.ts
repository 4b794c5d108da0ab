import type { Request } from './caller.ts';
import type { OperationRow } from './contract.ts';
import { multipartOf, urlEncodedOf } from './files.ts';
import { fillTemplate, type Values } from './template-values.ts';

/** Returns a body in its encoding: JSON, unless it has files or names another. */
function encoded(body: unknown, encoding?: 'form'): unknown {
  if (typeof body !== 'object' || body === null) return body;
  if (encoding === 'form') return urlEncodedOf(body as Values);
  return Object.values(body).some((value) => value instanceof File) ? multipartOf(body as Values) : body;
}

/** Builds a request from data, with the values filled in. */
export function requestOf(
  row: OperationRow,
  data: {
    path?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: unknown;
    headers?: Record<string, string | null>;
    encoding?: 'form';
    address?: string;
    method?: string;
  },
  values: Values,
): Request {
  return {
    method: data.method ?? row.method,
    path: data.address ?? row.path,
    pathValues: fillTemplate(data.path ?? {}, values) as Record<string, string>,
    query: fillTemplate(data.query ?? {}, values) as Values,
    headers: fillTemplate(data.headers ?? {}, values) as Record<string, string | null>,
    ...(data.body === undefined ? {} : { body: encoded(fillTemplate(data.body, values), data.encoding) }),
  };
}
