import { mergeIntoCache } from '../read/merge-into-cache.ts';
import { logicalNow } from '../read/overlay.ts';
import { readInOrder } from '../read/read-order.ts';
import { loadErrorMessages, needsMessage } from './error-sentences.ts';
import { ApiError, type ErrorDetail, ResponseTypeError, SchemaError } from './errors.ts';
import { notifyPageWideFailure, PAGE_WIDE_CODES } from './failures.ts';
import { type SendInit, send, shouldValidateResponses } from './http.ts';
import { sessionGeneration } from './session.ts';

interface Schema {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: unknown }
    | { success: false; error: { issues: ReadonlyArray<{ path: PropertyKey[]; message: string }> } };
}

/** Options of a generated call besides the request itself. */
export interface TransportInit extends SendInit {
  /** Plain object, so that headers can be spread. */
  headers?: Exclude<RequestInit['headers'], Headers | unknown[]>;
  /** Validator of the success response, or a function that loads it. */
  schema?: Schema | (() => Promise<Schema>);
  /** `throw` fails the call with a SchemaError; `report` reports it and returns the response. */
  validate?: 'throw' | 'report';
}

type SchemaReporter = (error: SchemaError) => void;

/**
 * Reports as an uncaught error, which reaches the console and the error reporter. The server has no `reportError`, but
 * validates its own responses.
 */
const reportAsUncaught: SchemaReporter = (error) => globalThis.reportError?.(error);

let reportSchemaError = reportAsUncaught;

/** Sets the reporter of responses that break their schema in `report` mode; it replaces the default. */
export function onSchemaError(reporter: SchemaReporter = reportAsUncaught): void {
  reportSchemaError = reporter;
}

function isJson(response: Response): boolean {
  return /[/+]json\b/.test(response.headers.get('Content-Type') ?? '');
}

async function jsonOf(response: Response, path: string): Promise<unknown> {
  if (!isJson(response))
    throw new ResponseTypeError(path, response.status, response.headers.get('Content-Type'));
  return response.json();
}

/** Converts a failed response into an ApiError, also when its body is not the error envelope. */
export function apiErrorOf(response: Response, path: string, body: unknown): ApiError {
  const { meta, errors } = (body ?? {}) as {
    meta?: { msg?: string; requestId?: string };
    errors?: ErrorDetail[];
  };
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError({
    status: response.status,
    statusText: meta?.msg ?? response.statusText,
    path,
    errors: Array.isArray(errors) ? errors : [],
    requestId: meta?.requestId,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

/** Loads the validator; a response whose validator cannot be loaded (network, new release) is not validated. */
async function validatorOf(schema: TransportInit['schema']): Promise<Schema | undefined> {
  if (typeof schema !== 'function') return schema;
  return schema().catch(() => undefined);
}

function validated(
  body: unknown,
  schema: Schema | undefined,
  { validate, operation }: TransportInit,
): unknown {
  const result = schema?.safeParse(body);
  if (!result || result.success) return body;
  const error = new SchemaError(operation ?? 'A call', result.error.issues);
  if (validate !== 'report') throw error;
  reportSchemaError(error);
  return body;
}

/** Returns the path of a call, without its query. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/**
 * Sends every generated call. Responses to GET update the overlays of posts, blogs and tags; a GET that a change of the
 * same path crossed is sent again. A call refused because the session had ended is sent again when the user has logged
 * in meanwhile.
 *
 * @returns the response envelope, or undefined for a 204
 * @throws ApiError, NetworkError, ResponseTypeError or SchemaError; an abort is rethrown unchanged
 */
export async function transport<T>(url: string, init: TransportInit = {}): Promise<T> {
  // Writes update the overlays themselves, in the order of the user's actions.
  if ((init.method ?? 'GET').toUpperCase() !== 'GET') return sendCall<T>(url, init);
  let requestedAt = 0;
  const answer = await readInOrder(pathOf(url), () => {
    requestedAt = logicalNow();
    return sendCall<T>(url, init);
  });
  mergeIntoCache(answer, requestedAt);
  return answer;
}

async function sendCall<T>(url: string, init: TransportInit): Promise<T> {
  const { schema, validate: _validate, ...request } = init;
  const validator = shouldValidateResponses() ? validatorOf(schema) : undefined;
  const generation = sessionGeneration();
  const response = await send(url, request);
  const path = pathOf(url);
  if (response.status === 204) return undefined as T;
  const body = await jsonOf(response, path);
  if (!response.ok) {
    const error = apiErrorOf(response, path, body);
    if (error.has(PAGE_WIDE_CODES.login) && generation !== sessionGeneration()) return sendCall(url, init);
    if (needsMessage(error)) await loadErrorMessages();
    throw notifyPageWideFailure(error);
  }
  return validated(body, await validator, init) as T;
}
