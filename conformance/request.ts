import type { Request } from './caller.ts';
import type { OperationRow } from './contract.ts';
import { fillTemplate, type Values } from './template-values.ts';

/** Builds a request from data, with the values filled in. */
export function requestOf(
  row: OperationRow,
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
    pathValues: fillTemplate(data.path ?? {}, values) as Record<string, string>,
    query: fillTemplate(data.query ?? {}, values) as Values,
    headers: fillTemplate(data.headers ?? {}, values) as Record<string, string>,
    ...(data.body === undefined ? {} : { body: fillTemplate(data.body, values) }),
  };
}
