import { adoptAnswer } from '../read/merge-into-cache.ts';
import { askedNow } from '../read/overlay.ts';
import { ApiError, type ErrorDetail, ResponseTypeError, SchemaError } from './errors.ts';
import { announceFailure, PAGE_WIDE_CODES } from './failures.ts';
import { checksAnswers, type SendInit, send } from './http.ts';
import { sessionNow } from './session.ts';

interface Schema {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: unknown }
    | { success: false; error: { issues: ReadonlyArray<{ path: PropertyKey[]; message: string }> } };
}

/** What a generated call hands over besides the request itself. */
export interface TransportInit extends SendInit {
  /** Plain, so that they can be spread. */
  headers?: Exclude<RequestInit['headers'], Headers | unknown[]>;
  /** The validator of the success answer, or how to fetch it. */
  schema?: Schema | (() => Promise<Schema>);
  /** `throw` ends the call with a SchemaError; `report` tells the reporter and goes on with what came. */
  validate?: 'throw' | 'report';
}

type SchemaReporter = (error: SchemaError) => void;

/**
 * As an error nobody caught, which is what it is: a browser writes it to its console, and an error reporter hears of it
 * where it hears of all others. The server, which has no such place, checks its answers by itself.
 */
const reportAsUncaught: SchemaReporter = (error) => globalThis.reportError?.(error);

let reportSchemaError = reportAsUncaught;

/** Sets who is told when an answer in `report` mode breaks its schema; nobody else is told then. */
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

/** The ApiError of a failed answer; a failure that is not in the envelope still becomes one. */
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

/** Starts fetching the validator; an answer whose validator cannot be had (the network, a new release) goes unchecked. */
async function validatorOf(schema: TransportInit['schema']): Promise<Schema | undefined> {
  if (typeof schema !== 'function') return schema;
  return schema().catch(() => undefined);
}

function checked(body: unknown, schema: Schema | undefined, { validate, operation }: TransportInit): unknown {
  const result = schema?.safeParse(body);
  if (!result || result.success) return body;
  const error = new SchemaError(operation ?? 'A call', result.error.issues);
  if (validate !== 'report') throw error;
  reportSchemaError(error);
  return body;
}

/**
 * The one function every generated call goes through. What a GET answers about posts, blogs and tags corrects what the
 * page knows of them. What was refused because the session had ended is sent again when somebody has logged in meanwhile.
 *
 * @returns the answer's envelope, or undefined for a 204
 * @throws ApiError, NetworkError, ResponseTypeError or SchemaError; an abort is rethrown untouched
 */
export async function transport<T>(url: string, init: TransportInit = {}): Promise<T> {
  const { schema, validate: _validate, ...request } = init;
  const validator = checksAnswers() ? validatorOf(schema) : undefined;
  const askedAt = askedNow();
  const session = sessionNow();
  const response = await send(url, request);
  const path = url.split('?', 1)[0] ?? url;
  if (response.status === 204) return undefined as T;
  const body = await jsonOf(response, path);
  if (!response.ok) {
    const error = apiErrorOf(response, path, body);
    if (error.has(PAGE_WIDE_CODES.login) && session !== sessionNow()) return transport(url, init);
    throw announceFailure(error);
  }
  const answer = checked(body, await validator, init);
  // A write says what it changed by itself, in the order of the reader's own acts.
  if ((init.method ?? 'GET').toUpperCase() === 'GET') adoptAnswer(answer, askedAt);
  return answer as T;
}
