import type { FastifyRequest } from 'fastify';
import { domainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { AliasRow } from '#server/http/contract/family-data.ts';
import type { Contract, ContractOperation, Parameter } from '#server/http/contract/load.ts';
import type { LegacyClients } from '#server/http/contract/other-clients.ts';
import { coercer } from '#server/http/contract/parameters.ts';
import { type Given, mediaType, parsed } from '#server/http/contract/read-request.ts';
import { translateAnswer, translateCall } from './aliases.ts';
import { isOfFamily } from './answer-names.ts';
import { type AnyForm, encodedFields, jsonPart, readAnyForm } from './form-body.ts';
import { postOfLegacy, reblogOfLegacy } from './legacy-post.ts';
import { KnownNames, propertyNames } from './names.ts';
import { type ImageImporter, withImportedImages } from './pictures.ts';
import { withPublicBlocks } from './public-blocks.ts';

const ENCODED = 'application/x-www-form-urlencoded';
const TRUTHS: Readonly<Record<string, string>> = { true: 'true', false: 'false', 1: 'true', 0: 'false' };
type Fields = Record<string, unknown>;

/** Reads calls of existing clients of the API family by the rules of openapi/legacy-clients.yaml. */
export function legacyClients({ document }: Contract, db: Database): LegacyClients {
  const { aliases, ignored, lists, parts } = document['x-family'];
  const ignoredNames = new Set(ignored.map(({ name }) => name));
  const known = new Map<string, KnownNames>();

  function namesOf(operation: ContractOperation, place: 'query' | 'body'): KnownNames {
    const key = `${operation.id} ${place}`;
    const names = known.get(key) ?? new KnownNames(namesIn(operation, place), ignoredNames);
    known.set(key, names);
    return names;
  }

  function namesIn(operation: ContractOperation, place: 'query' | 'body'): Iterable<string> {
    if (place === 'body') return propertyNames(document, operation.body?.schema);
    return operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  }

  /** Converts booleans as Python and other languages spell them, where the schema has a boolean. */
  function truths(parameters: readonly Parameter[], values: Fields): Fields {
    const asked = parameters.filter(({ name, schema }) => schema.type === 'boolean' && name in values);
    const spelt = asked.map(({ name }) => [name, TRUTHS[String(values[name]).toLowerCase()] ?? values[name]]);
    return { ...values, ...Object.fromEntries(spelt) };
  }

  function respelt(operation: ContractOperation, place: 'query' | 'body', sent: unknown): unknown {
    const values = place === 'query' ? gathered(operation, sent as Fields) : withPublicBlocks(sent);
    const read = namesOf(operation, place).read(values);
    return place === 'body' ? read : truths(operation.parameters, read as Fields);
  }

  /**
   * Collects parameters that are sent several times or numbered (`tag[0]`, `tag[1]`) into the operation's list; the
   * only value of one stays single.
   */
  function gathered(operation: ContractOperation, sent: Fields): Fields {
    const known = new Set(operation.parameters.map(({ name }) => name));
    // Without a prototype, so that a parameter named `__proto__` stays a parameter.
    const values: Fields = Object.create(null);
    for (const [name, value] of Object.entries(sent)) {
      const base = known.has(name) ? name : name.replace(/\[\d{0,3}\]$/, '');
      values[base] = base in values ? [values[base], value].flat() : value;
    }
    for (const [name, list] of Object.entries(lists)) {
      if (!known.has(list) || !Array.isArray(values[name])) continue;
      values[list] = values[name];
      delete values[name];
    }
    return values;
  }

  /** Converts the texts of a form to numbers and booleans where the body has them. */
  function typed(operation: ContractOperation, fields: Fields): Fields {
    const properties = Object.entries(operation.body?.schema.properties ?? {});
    const parameters = properties.map(([name, schema]): Parameter => ({ name, in: 'query', schema }));
    const read = namesOf(operation, 'body').read(fields) as Fields;
    return coercer(document, parameters)(truths(parameters, read));
  }

  async function anyForm(request: FastifyRequest): Promise<AnyForm> {
    if (request.isMultipart()) return readAnyForm(request);
    const bytes = request.body as Buffer | undefined;
    if (bytes === undefined || bytes.length === 0) return { fields: {}, files: new Map() };
    if (isEncoded(request)) return { fields: encodedFields(bytes), files: new Map() };
    if (mediaType(request) !== 'application/json') throw domainError('unsupported-media-type');
    return { fields: fieldsOf(parsed(bytes.toString())), files: new Map() };
  }

  const keeperOf = ({ server, viewer }: FastifyRequest): ImageImporter => {
    if (viewer === null) throw domainError('requires-login');
    return { db, services: server.services, userId: viewer.userId };
  };

  async function formValue(operation: ContractOperation, request: FastifyRequest): Promise<unknown> {
    const form = await anyForm(request);
    const json = jsonPart(form);
    if (json === undefined) return typed(operation, form.fields);
    const body = fieldsOf(json);
    return 'content' in body
      ? { ...body, content: await withImportedImages(keeperOf(request), body.content, form.files) }
      : body;
  }

  async function given(
    alias: AliasRow,
    operation: ContractOperation,
    request: FastifyRequest,
  ): Promise<Given> {
    const { params, query } = request as unknown as Given;
    if (request.method === 'GET') return translateCall(alias, { params, query });
    const form = await anyForm(request);
    const { body: kind } = alias;
    if (kind === undefined) return translateCall(alias, { params, query, value: form.fields });
    // Some clients send the fields in the query when the form holds files.
    const moved = translateCall(alias, { params, query: {}, value: { ...query, ...form.fields } });
    const legacy = { fields: fieldsOf(moved.value ?? {}), files: form.files };
    const convert = kind === 'legacy-reblog' ? reblogOfLegacy : postOfLegacy;
    return { ...moved, value: typed(operation, await convert(legacy, keeperOf(request))) };
  }

  return {
    aliases,
    respelt,
    received: (request, value) =>
      isOfFamily(request) ? withPublicBlocks(value, request.server.services.publicUrl) : value,
    isForm: ({ id }, request) => (request.isMultipart() ? parts.includes(id) : isEncoded(request)),
    formValue,
    given,
    shaped: translateAnswer,
  };
}

function isEncoded(request: FastifyRequest): boolean {
  return mediaType(request) === ENCODED;
}

function fieldsOf(value: unknown): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw domainError('invalid-request-param', { field: 'body', detail: 'body must be an object.' });
}
