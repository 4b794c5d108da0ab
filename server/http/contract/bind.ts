// Contract binding: registers a route per operation of the contract, with validation, idempotency and its handler.

import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { OperationId } from '#generated/operations.ts';
import { requireResolvers, resolveSubjects } from '#server/access/resolve.ts';
import { DomainError, domainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import { isFeatureOpen } from '#server/entities/user/features-repository.ts';
import { metaOf } from '../plugins/envelope.ts';
import type { AliasRow } from './family-data.ts';
import { fastifyPath } from './fastify-path.ts';
import { Answer, type Context, type Handler, type Handlers } from './handler.ts';
import { runIdempotent } from './idempotency.ts';
import type { Contract, ContractOperation } from './load.ts';
import type { LegacyClients } from './other-clients.ts';
import { refuseOtherMethods, refuseUnknownCalls } from './other-methods.ts';
import { type Authorise, type Given, isStreamed, type ReadRequest, RequestReader } from './read-request.ts';
import type {} from './route-config.ts';
import { trackInputReads } from './track-input-reads.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

export type BindOptions = {
  contract: Contract;
  /** One handler per implemented operation; the others answer 501. */
  handlers: Partial<Handlers>;
  db: Database;
  /** Called with every input that a handler reads, in tests. */
  onRead?: OnRead | undefined;
  /** Reads calls of existing clients of the API family. */
  others: LegacyClients;
  /** Runs once a request is read and valid, before its handler; an error it throws becomes the response. */
  beforeHandling?: BeforeHandling | undefined;
  /** Called with the error a handler threw, before the response. */
  onRefused?: ((error: unknown, request: FastifyRequest) => void) | undefined;
  /** Runs when a handler fails, before the response; an error it throws replaces the original one. */
  afterRefusal?: AfterRefusal | undefined;
};

/** Hook that runs after a request was read and before its handler. */
export type BeforeHandling = (
  operation: ContractOperation,
  body: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>;

/** Hook that runs after a handler failed. */
export type AfterRefusal = (
  operation: ContractOperation,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>;

/** Called when a handler reads an input of an operation by name. */
export type OnRead = (id: OperationId, place: 'path' | 'query' | 'body', name: string) => void;

/** Contract binding: registers a route for every operation of the contract, and for their legacy addresses. */
export function bindContract(app: FastifyInstance, options: BindOptions): void {
  const { contract, handlers, db, others, onRead } = options;
  const reader = new RequestReader(contract.document, others);
  takeRawBodies(app);
  app.decorateRequest('aliasOf', undefined);
  app.decorateRequest('incomingPaths', undefined);
  app.addHook('onResponse', async ({ incomingPaths, server }) => {
    if (incomingPaths) await server.services.incoming.remove(...incomingPaths);
  });
  const byId = new Map(contract.operations.map((operation) => [operation.id, operation]));
  const runOperation = carrier(options);
  for (const bound of contract.operations) {
    if (handlers[bound.id]) requireResolvers(bound);
    const older = others.aliases.find(({ unless }) => unless === bound.id);
    const anonymous = others.aliases.find(({ when, operation }) => when && operation === bound.id);
    app.route({
      method: bound.method,
      url: fastifyPath(bound.path),
      config: {
        operation: bound,
        streamsBody: isStreamed(bound.id),
        isOpenToFamily: anonymous !== undefined,
      },
      handler: async (request, reply) => {
        const also = bound.alsoBy && request.isMultipart() ? byId.get(bound.alsoBy) : undefined;
        const operation = also ?? bound;
        if (handlers[operation.id] === undefined) throw domainError('not-built');
        if (anonymous && isWithoutCredentials(request)) return answerAlias(anonymous, request, reply);
        if (older === undefined)
          return send(
            operation,
            await runOperation(operation, await read(operation, request), request, reply),
            reply,
          );
        if (!request.isMultipart()) {
          const asIs = await read(operation, request).catch((error) =>
            error instanceof DomainError && !isRefusal(error) ? undefined : Promise.reject(error),
          );
          if (asIs) return send(operation, await runOperation(operation, asIs, request, reply), reply);
        }
        return answerAlias(older, request, reply);
      },
    });
  }
  for (const alias of others.aliases) {
    if (alias.unless !== undefined || alias.when !== undefined) continue;
    app.route({
      method: alias.method as HTTPMethods,
      url: fastifyPath(alias.path),
      config: { operation: targetOf(alias), isOpenToFamily: alias.anonymous === true },
      handler: async (request, reply) => answerAlias(alias, request, reply),
    });
  }
  refuseOtherMethods(app, [...contract.operations, ...others.aliases]);
  refuseUnknownCalls(app, contract.operations);

  /** Refuses a call of a feature that is switched off for its caller, before anything of it is read. */
  async function requireFeature({ feature }: ContractOperation, { viewer }: FastifyRequest): Promise<void> {
    if (feature === undefined || (await isFeatureOpen(db, feature, viewer?.userId))) return;
    throw domainError('not-found', { reason: 'feature' });
  }

  /**
   * Reads a request and checks roles as soon as their subjects are known, so that a caller without permission is
   * refused regardless of the rest of the request. Visitors were refused by the access plugin.
   */
  async function read(
    operation: ContractOperation,
    request: FastifyRequest,
    given?: Given,
  ): Promise<AllowedRequest> {
    await requireFeature(operation, request);
    const subject: Record<string, unknown> = {};
    const asked = await reader.read(operation, request, authorising(operation, request, subject), given);
    return { ...asked, subject };
  }

  /** Adds each subject on which the operation requires a role to `subject` as it is resolved. */
  function authorising(
    operation: ContractOperation,
    { viewer }: FastifyRequest,
    subject: Record<string, unknown>,
  ): Authorise {
    return async (place, values) => {
      if (viewer === null) return;
      const input =
        onRead && place !== 'session'
          ? trackInputReads(values, (name) => onRead(operation.id, place, name))
          : values;
      Object.assign(subject, await resolveSubjects(operation, place, input, { db, viewer }));
    };
  }

  function targetOf({ operation: id, path }: AliasRow): ContractOperation {
    const operation = byId.get(id);
    if (operation === undefined)
      throw new Error(`family.yaml: ${path} is an alias of ${id}, which does not exist.`);
    return operation;
  }

  async function answerAlias(
    alias: AliasRow,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const operation = targetOf(alias);
    request.aliasOf = operation;
    if (handlers[operation.id] === undefined) throw domainError('not-built');
    await reader.authorisePath(operation, request, authorising(operation, request, {}));
    const asked = await read(operation, request, await others.given(alias, operation, request));
    const done = await runOperation(operation, asked, request, reply);
    const { status, response, extras } = others.shaped(alias, asked.params, done);
    setCaching(operation, reply);
    return reply
      .code(status)
      .headers(extras.headers ?? {})
      .type(JSON_TYPE)
      .send({ meta: metaOf(status), response });
  }
}

/** A validated request of an authorised caller, with the subjects on which the operation requires a role. */
type AllowedRequest = ReadRequest & { subject: Record<string, unknown> };

type CarryOut = (
  operation: ContractOperation,
  read: AllowedRequest,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Answer>;

/** Returns true when a call names neither its client nor a member. */
function isWithoutCredentials({ headers, query }: FastifyRequest): boolean {
  return headers.authorization === undefined && !Object.hasOwn(query ?? {}, 'api_key');
}

/** Returns true when the caller may not make the call, false when the request could not be understood. */
function isRefusal({ slug }: DomainError): boolean {
  return slug === 'not-allowed' || slug === 'not-found';
}

/** Returns the function that calls the handler of an operation once, with the read request and its subjects. */
function carrier({ handlers, db, onRead, beforeHandling, onRefused, afterRefusal }: BindOptions): CarryOut {
  return async (operation, read, request, reply) => {
    const handler = handlers[operation.id] as Handler<OperationId>;
    await beforeHandling?.(operation, read.body, request, reply);
    const input = onRead ? noted(read, operation.id, onRead) : read;
    const { subject } = read;
    return runIdempotent(operation, request, read, async (intent) => {
      try {
        return asAnswer(
          operation,
          await handler(contextOf({ ...input, subject, intent }, request, reply, db)),
        );
      } catch (error) {
        onRefused?.(error, request);
        await afterRefusal?.(operation, error, request, reply);
        throw error;
      }
    });
  };
}

/** Leaves bodies unparsed until their operation is known; multipart forms are parsed by their own plugin. */
function takeRawBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

function noted({ params, query, body }: ReadRequest, id: OperationId, onRead: OnRead): ReadRequest {
  return {
    params: trackInputReads(params, (name) => onRead(id, 'path', name)),
    query: trackInputReads(query, (name) => onRead(id, 'query', name)),
    body: trackInputReads(body, (name) => onRead(id, 'body', name)),
  };
}

// The handler's types are checked where it is written; here the types of all operations are merged.
function contextOf(
  input: ReadRequest & { subject: Record<string, unknown>; intent: Buffer | undefined },
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
  return reply.type(JSON_TYPE).send({ meta, response });
}

/**
 * Operations with a public cache hint whose response is the same for every viewer, such as the site's configuration.
 */
const SAME_FOR_EVERYONE: ReadonlySet<OperationId> = new Set([
  'getConfig',
  'getCssMap',
  'getEmbeddedGif',
  'getFeatures',
  'getHelpArticle',
  'getImageInfo',
  'getOembed',
  'getServiceStatus',
  'listConsentVendors',
  'listHelpArticles',
]);

/**
 * Sets `Cache-Control` and `Vary`. The contract's `public` is meant for visitors: a member's response carries their
 * likes and follows, so it is sent as private unless the operation answers every viewer alike.
 */
function setCaching({ id, cache = 'private, no-cache' }: ContractOperation, reply: FastifyReply): void {
  const isPublic = cache.startsWith('public');
  const dependsOnViewer = isPublic && !SAME_FOR_EVERYONE.has(id);
  // The spelling of field names in the response depends on the Accept header, and on whether the call is signed.
  if (isPublic) reply.header('vary', `Accept, Authorization${dependsOnViewer ? ', Cookie' : ''}`);
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
