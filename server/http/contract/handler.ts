import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations as manifest, OperationId } from '#generated/operations.ts';
import type { operations } from '#generated/types/api.d.ts';
import type { Subjects } from '#server/access/subjects.ts';
import type { Database } from '#server/db/database.ts';
import type { Viewer } from '#server/identity/sessions.ts';
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

/** What a handler is given. Everything in it has passed the contract, access and CSRF. */
export type Context<Id extends OperationId> = {
  params: Params<Id>;
  query: Query<Id>;
  body: Body<Id>;
  headers: FastifyRequest['headers'];
  /** Names what the member asked for, where the request came with an Idempotency-Key: the same when it is repeated. */
  intent: Uint8Array | undefined;
  /** Who asks. Never null where the contract asks for a login. */
  viewer: Manifest[Id]['access'] extends 'public' ? Viewer | null : Viewer;
  /** What the contract asks for a role on, found, with the role checked: `subject.blog`. */
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

/** What the contract puts under `response` at that status; `undefined` where there is no body. */
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
  /** Put into `meta` when the answer holds content that is not for everybody. */
  contentRating?: 'adult' | 'nsfw';
};

/** For answers whose status is not the operation's only success, or that carry headers or a content rating. */
export function answer<Status extends number, Response = undefined>(
  status: Status,
  response?: Response,
  extras: AnswerExtras = {},
): Answer<Status, Response> {
  return new Answer(status, response as Response, extras);
}

/** What a handler may give back: the payload of the operation's one success, or an {@link Answer}. */
export type Result<Id extends OperationId> =
  | { [Status in SuccessStatus<Id>]: Answer<Status, Payload<Id, Status>> }[SuccessStatus<Id>]
  | Payload<Id>;

/** The code of one operation. Failures are thrown: `domainError('not-found')`. */
export type Handler<Id extends OperationId> = (context: Context<Id>) => Promise<Result<Id>> | Result<Id>;

/** A handler for every operation. Modules write `satisfies Partial<Handlers>`. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
