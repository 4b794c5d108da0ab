import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type OperationId, operations } from '#generated/operations.ts';
import { requireResolvers, resolveSubjects } from '../access/resolve.ts';
import type { Database } from '../db/database.ts';
import { domainError } from '../errors.ts';
import { metaOf } from '../plugins/app/envelope.ts';
import { fastifyPath } from './fastify-path.ts';
import { Answer, type Context, type Handler, type Handlers } from './handler.ts';
import type { Contract, ContractOperation } from './load.ts';
import type { MultipartBody } from './multipart.ts';
import { notedInput } from './noted-input.ts';
import { once } from './once.ts';
import { refuseOtherMethods, refuseUnknownCalls } from './other-methods.ts';
import { type ReadRequest, RequestReader } from './read-request.ts';
import type {} from './route-config.ts';

export type BindOptions = {
  contract: Contract;
  /** One handler per built operation; the others answer 501. */
  handlers: Partial<Handlers>;
  db: Database;
  /** Told which inputs handlers read, in tests. */
  onRead?: OnRead | undefined;
};

/** An input of an operation was read by name. */
export type OnRead = (id: OperationId, place: 'path' | 'query' | 'body', name: string) => void;

/** Registers a route for every operation of the contract. */
export function bindContract(app: FastifyInstance, { contract, handlers, db, onRead }: BindOptions): void {
  const reader = new RequestReader(contract.document);
  takeRawBodies(app);
  const byId = new Map(contract.operations.map((operation) => [operation.id, operation]));
  for (const bound of contract.operations) {
    if (handlers[bound.id]) requireResolvers(bound);
    app.route({
      method: bound.method,
      url: fastifyPath(bound.path),
      config: { operation: bound },
      handler: async (request, reply) => {
        const also = bound.alsoBy && request.isMultipart() ? byId.get(bound.alsoBy) : undefined;
        const operation = also ?? bound;
        const handler = handlers[operation.id] as Handler<OperationId> | undefined;
        if (handler === undefined) throw domainError('not-built');
        const read = await reader.read(operation, request);
        const input = onRead ? noted(read, operation.id, onRead) : read;
        const subject = await subjectsOf(operation, input, request, db);
        const carryOut = async () =>
          asAnswer(operation, await handler(contextOf({ ...input, subject }, request, reply, db)));
        return send(operation, await once(operation, request, read, carryOut), reply);
      },
    });
  }
  refuseOtherMethods(app, contract.operations);
  refuseUnknownCalls(app, contract.operations);
}

/** Bodies are parsed once it is known which operation they are for; forms with files by their own plugin. */
function takeRawBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

function noted({ params, query, body }: ReadRequest, id: OperationId, onRead: OnRead): ReadRequest {
  return {
    params: notedInput(params, (name) => onRead(id, 'path', name)),
    query: notedInput(query, (name) => onRead(id, 'query', name)),
    body: notedInput(body, (name) => onRead(id, 'body', name)),
  };
}

/** What the operation asks for a role on. Who calls it is a member by now: the access plugin saw to it. */
async function subjectsOf(
  operation: ContractOperation,
  { params, query, body }: ReadRequest,
  { viewer }: FastifyRequest,
  db: Database,
): Promise<Record<string, unknown>> {
  if (viewer === null) return {};
  const isForm = operation.body?.mediaType === 'multipart/form-data';
  const named = isForm ? (body as MultipartBody).fields : body;
  return resolveSubjects(operation, { path: params, query, body: named }, { db, viewer });
}

// The types of one operation are checked where its handler is written; here they have become one.
function contextOf(
  input: ReadRequest & { subject: Record<string, unknown> },
  request: FastifyRequest,
  reply: FastifyReply,
  db: Database,
): Context<OperationId> {
  return {
    ...input,
    headers: request.headers,
    viewer: request.viewer,
    db,
    services: request.server.services,
    request,
    reply,
  } as unknown as Context<OperationId>;
}

function asAnswer(operation: ContractOperation, result: unknown): Answer {
  return result instanceof Answer ? result : new Answer(onlySuccess(operation), result, {});
}

function send(
  operation: ContractOperation,
  { status, response, extras }: Answer,
  reply: FastifyReply,
): unknown {
  reply.code(status);
  if (!reply.hasHeader('cache-control')) setCaching(operation, reply);
  reply.headers(extras.headers ?? {});
  const [mediaType] = Object.keys(operation.responses[status]?.content ?? {});
  if (mediaType === undefined) return reply.send();
  if (!mediaType.startsWith('application/json')) return reply.type(mediaType).send(response);
  const { contentRating } = extras;
  const meta = metaOf(status, contentRating === undefined ? {} : { contentRating });
  return reply.type('application/json; charset=utf-8').send({ meta, response });
}

/**
 * What caches may keep. The contract's `public` is for what visitors get: a member's answer says what they like and
 * follow, which is nobody else's and changes with their next click. Only what the platform says of itself is the same
 * for everybody.
 */
function setCaching({ id, cache = 'private, no-cache' }: ContractOperation, reply: FastifyReply): void {
  const dependsOnViewer = cache.startsWith('public') && operations[id].tag !== 'platform';
  if (dependsOnViewer) reply.header('vary', 'Authorization, Cookie');
  const isOwn = dependsOnViewer && reply.request.viewer !== null;
  reply.header('cache-control', isOwn ? 'private, no-cache' : cache);
}

function onlySuccess(operation: ContractOperation): number {
  const successes = Object.keys(operation.responses)
    .map(Number)
    .filter((status) => status < 400);
  const [status] = successes;
  if (status === undefined || successes.length > 1) {
    throw new Error(
      `${operation.id} has several successes; its handler must say which with answer(status, …).`,
    );
  }
  return status;
}
