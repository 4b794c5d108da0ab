import type { FastifyRequest } from 'fastify';
import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import { type Validators, validatorsOf } from './ajv.ts';
import { cleanTexts, mayNeedCleaning } from './clean-text.ts';
import { isTooDeep, MAX_JSON_DEPTH } from './json-depth.ts';
import type { ContractDocument, ContractOperation, Parameter, Schema } from './load.ts';
import { type MultipartBody, readMultipart } from './multipart.ts';
import type { LegacyClients } from './other-clients.ts';
import { coercer, type ParameterLocation, parameterSchema } from './parameters.ts';
import { mayHoldUnstorableText, rejectUnstorableText } from './unstorable-text.ts';
import { invalidRequest } from './validation-messages.ts';

/** Input of a request that passed contract validation. */
export type ReadRequest = { params: unknown; query: unknown; body: unknown };

/** Input of a request before validation. `value` is a body that was parsed already. */
export type Given = {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  value?: unknown;
};

/** Parts of a request in the order in which they are read; `session` comes before all of them. */
export type ReadLocation = 'session' | 'path' | 'query' | 'body';

/**
 * Authorises the caller by the values of one part. An error it throws is the response: no later part is read or
 * validated for a caller without permission.
 */
export type Authorise = (place: ReadLocation, values: unknown) => Promise<void>;

type Read = (given: Given, request: FastifyRequest) => Record<string, unknown>;

/** Maximum file size in bytes of operations whose files are streamed to disk. */
const streamedBytes: Readonly<Record<string, number>> = {
  uploadAudio: limits.audioBytes,
  uploadVideo: limits.videoBytes,
  uploadFile: limits.videoBytes,
};
/** Returns true when the files of an operation are streamed to disk and never held in memory. */
export const isStreamed = (operationId: string): boolean => operationId in streamedBytes;
const DEFAULT_UPLOAD_BYTES = 20 * 1024 * 1024;

/** Validates requests by the contract's schemas and converts them to the input of handlers. */
export class RequestReader {
  readonly #document: ContractDocument;
  readonly #validators: Validators;
  readonly #readers = new Map<string, Record<ParameterLocation, Read>>();
  readonly #others: LegacyClients;

  /** @param others reads calls that do not follow the contract exactly; used only where validation fails */
  constructor(document: ContractDocument, others: LegacyClients) {
    this.#document = document;
    this.#validators = validatorsOf(document);
    this.#others = others;
  }

  /**
   * Reads and validates a request part by part, calling `authorise` in between.
   *
   * @throws {DomainError} `invalid-request-param` naming the field, `unsupported-media-type`, or the error of
   * `authorise`
   */
  async read(
    operation: ContractOperation,
    request: FastifyRequest,
    authorise: Authorise,
    given: Given = request as unknown as Given,
  ): Promise<ReadRequest> {
    let readers = this.#readers.get(operation.id);
    if (readers === undefined) {
      const reader = (place: ParameterLocation) => this.#parameters(operation, place);
      readers = { path: reader('path'), query: reader('query'), header: reader('header') };
      this.#readers.set(operation.id, readers);
    }
    await authorise('session', {});
    const params = readers.path(given, request);
    await authorise('path', params);
    const query = readers.query(given, request);
    await authorise('query', query);
    readers.header(given, request);
    const body = await this.#body(operation, request, given);
    const isForm = operation.body?.mediaType === 'multipart/form-data';
    await authorise('body', isForm ? (body as MultipartBody).fields : body);
    return { params, query, body };
  }

  /**
   * Authorises a call at a legacy address by the subjects in its path, before any other part is read. The path may lack
   * parameters of the operation, which {@link read} receives from elsewhere.
   */
  async authorisePath(
    operation: ContractOperation,
    request: FastifyRequest,
    authorise: Authorise,
  ): Promise<void> {
    await authorise('session', {});
    const named = { ...parameterSchema(operation, 'path'), required: [] };
    const { params } = request as unknown as Given;
    if (!this.#validators.of(`${operation.id} part of the path`, named)(params)) return;
    rejectUnstorableText(params, 'path');
    await authorise('path', params);
  }

  #parameters(operation: ContractOperation, place: ParameterLocation): Read {
    const own = operation.parameters.filter((parameter) => parameter.in === place);
    const coerce = coercer(this.#document, own);
    const validate = this.#validators.of(`${operation.id} ${place}`, parameterSchema(operation, place));
    return (given, request) => {
      let values = coerce(sent(given, request, place, own));
      if (!validate(values)) {
        const respelt = place === 'query' ? this.#others.respelt(operation, 'query', given.query) : undefined;
        values = coerce((respelt ?? values) as Record<string, unknown>);
        if (!validate(values)) throw invalidRequest(validate.errors ?? [], place);
        request.isLegacyCall = true;
      }
      rejectUnstorableText(values, place);
      return values;
    };
  }

  async #body(operation: ContractOperation, request: FastifyRequest, given: Given): Promise<unknown> {
    const { body } = operation;
    if (body === undefined) return undefined;
    if (body.mediaType === 'multipart/form-data') return this.#form(operation, request);
    if ('value' in given) return this.#checked(operation, request, given.value);
    if (this.#others.isForm(operation, request)) {
      request.isLegacyCall = true;
      return this.#checked(operation, request, await this.#others.formValue(operation, request));
    }
    if (request.isMultipart()) throw domainError('unsupported-media-type');
    const bytes = request.body as Buffer | undefined;
    if (bytes === undefined || bytes.length === 0) {
      if (!body.required) return undefined;
      throw domainError('invalid-request-param', { field: 'body', detail: 'body is missing.' });
    }
    if (mediaType(request) !== body.mediaType) throw domainError('unsupported-media-type');
    const text = bytes.toString();
    return this.#checked(operation, request, parsed(text), text);
  }

  /** @param text source of the value, which tells cheaply when every string in it must be cleaned or checked */
  #checked(operation: ContractOperation, request: FastifyRequest, value: unknown, text?: string): unknown {
    const mediaType = operation.body?.mediaType.replace('/', '~1');
    const validate = this.#validators.at(`${operation.pointer}/requestBody/content/${mediaType}/schema`);
    // Cleaned first, so that the contract's bounds hold for what is stored.
    const cleaned = text === undefined || mayNeedCleaning(text) ? cleanTexts(value) : value;
    let read = this.#others.received(request, cleaned);
    if (!validate(read)) {
      read = this.#others.respelt(operation, 'body', read) ?? read;
      if (!validate(read)) throw invalidRequest(validate.errors ?? [], 'body');
      request.isLegacyCall = true;
    }
    if (text === undefined || mayHoldUnstorableText(text)) rejectUnstorableText(read, 'body');
    return read;
  }

  async #form(operation: ContractOperation, request: FastifyRequest): Promise<MultipartBody> {
    if (!request.isMultipart()) throw domainError('unsupported-media-type');
    const schema = operation.body?.schema ?? {};
    const form = await readMultipart(request, schema, {
      maxBytes: streamedBytes[operation.id] ?? DEFAULT_UPLOAD_BYTES,
      ...(isStreamed(operation.id) ? { incoming: request.server.services.incoming } : {}),
    });
    const validate = this.#validators.of(`${operation.id} form`, fieldsSchema(schema));
    form.fields = cleanTexts(form.fields) as MultipartBody['fields'];
    form.lists = cleanTexts(form.lists) as MultipartBody['lists'];
    const values = { ...form.fields, ...form.lists };
    if (!validate(values)) throw invalidRequest(validate.errors ?? [], 'body');
    rejectUnstorableText(values, 'body');
    return form;
  }
}

/** Returns the schema of a form's fields; files are validated by their bytes. */
function fieldsSchema({ properties = {}, required = [] }: Schema): Schema {
  const fields = Object.entries(properties).filter(([, { format }]) => format !== 'binary');
  const names = fields.map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields),
    required: required.filter((name) => names.includes(name)),
  };
}

/** Returns one part of a request; of its headers only those that the contract names, in its spelling. */
function sent(
  given: Given,
  request: FastifyRequest,
  place: ParameterLocation,
  own: readonly Parameter[],
): Record<string, unknown> {
  if (place === 'path') return given.params;
  if (place === 'query') return given.query;
  const values = own.map(({ name }) => [name, request.headers[name.toLowerCase()]] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

export function mediaType(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** @throws invalid-request-param when the text is not JSON or is nested too deeply */
export function parsed(text: string): unknown {
  if (isTooDeep(text)) {
    const detail = `body has more than ${MAX_JSON_DEPTH} levels of lists and objects.`;
    throw domainError('invalid-request-param', { field: 'body', detail });
  }
  try {
    return JSON.parse(text);
  } catch {
    throw domainError('invalid-request-param', { field: 'body', detail: 'body is not valid JSON.' });
  }
}
