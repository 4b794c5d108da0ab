import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations as manifest, OperationId } from '#generated/operations.ts';
import type { operations } from '#generated/types/api.d.ts';
import type { Subjects } from '#server/access/subjects.ts';
import type { Database } from '#server/db/database.ts';
import type { Viewer } from '#server/identity/session-store.ts';
import type { Services } from '#server/services.ts';
import type { MultipartBody } from './multipart.ts';

type Manifest = typeof manifest;
type Or<Value, Fallback> = [Value] extends [never | undefined] ? Fallback : NonNullable<Value>;
type Nothing = Record<string, never>;

type BodyOf<Request> = Request extends { content: { 'application/json': infer Json } }
  ? Json
  : Request extends { content: { 'multipart/form-data': infer Parts } }
    ? MultipartBody<keyof Parts & string>
    : undefined;

/** Path parameters, decoded. */
export type Params<Id extends OperationId> = Or<operations[Id]['parameters']['path'], Nothing>;
/** Query parameters as numbers, booleans and strings; defaults of the contract filled in. */
export type Query<Id extends OperationId> = Or<operations[Id]['parameters']['query'], Nothing>;
/** The request body; `undefined` for operations without one. */
export type Body<Id extends OperationId> = 'requestBody' extends keyof operations[Id]
  ? undefined extends operations[Id]['requestBody']
    ? BodyOf<NonNullable<operations[Id]['requestBody']>> | undefined
    : BodyOf<operations[Id]['requestBody']>
  : undefined;

/** Input of a handler. All of it has passed contract validation, access checks and CSRF protection. */
export type Context<Id extends OperationId> = {
  params: Params<Id>;
  query: Query<Id>;
  body: Body<Id>;
  headers: FastifyRequest['headers'];
  /** Identifies the attempt when the request carries an Idempotency-Key; the same value for every repetition. */
  intent: Uint8Array | undefined;
  /** The member who makes the request. Never null where the contract requires a login. */
  viewer: Manifest[Id]['access'] extends 'public' ? Viewer | null : Viewer;
  /** Subjects on which the contract requires a role, resolved and authorised: `subject.blog`. */
  subject: Subjects<Id, { path: Params<Id>; query: Query<Id>; body: NonNullable<Body<Id>> }>;
  db: Database;
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Success = 200 | 201 | 202 | 204 | 301 | 302 | 303 | 307 | 308;
type Responses<Id extends OperationId> = operations[Id]['responses'];
type SuccessStatus<Id extends OperationId> = Extract<keyof Responses<Id>, Success>;

type PayloadOf<Response> = Response extends { content: { 'application/json': { response: infer Payload } } }
  ? Payload
  : Response extends { content: Record<string, unknown> }
    ? string | Uint8Array | Readable
    : undefined;

/** The contract's type of `response` for that status; `undefined` where there is no body. */
export type Payload<Id extends OperationId, Status extends SuccessStatus<Id> = SuccessStatus<Id>> = PayloadOf<
  Responses<Id>[Status]
>;

/** A status with its payload, made by {@link answer}. */
export class Answer<Status extends number = number, Payload = unknown> {
  readonly status: Status;
  readonly response: Payload;
  readonly extras: AnswerExtras;

  constructor(status: Status, response: Payload, extras: AnswerExtras) {
    this.status = status;
    this.response = response;
    this.extras = extras;
  }
}

export type AnswerExtras = {
  headers?: Record<string, string>;
  /** Added to `meta` when the response holds content that is not for all ages. */
  contentRating?: 'adult' | 'nsfw';
};

/** Creates a response whose status is not the operation's only success, or that carries headers or a content rating. */
export function answer<Status extends number, Response = undefined>(
  status: Status,
  response?: Response,
  extras: AnswerExtras = {},
): Answer<Status, Response> {
  return new Answer(status, response as Response, extras);
}

/** Return value of a handler: the payload of the operation's only success, or an {@link Answer}. */
export type Result<Id extends OperationId> =
  | { [Status in SuccessStatus<Id>]: Answer<Status, Payload<Id, Status>> }[SuccessStatus<Id>]
  | Payload<Id>;

/** Implementation of one operation. Failures are thrown: `domainError('not-found')`. */
export type Handler<Id extends OperationId> = (context: Context<Id>) => Promise<Result<Id>> | Result<Id>;

/** Handlers by operation. Modules write `satisfies Partial<Handlers>`. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
