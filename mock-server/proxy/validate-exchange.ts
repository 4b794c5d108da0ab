import { createLogger, type IPrismDiagnostic } from '@stoplight/prism-core';
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type IHttpRequest,
  type IHttpResponse,
} from '@stoplight/prism-http';
import { findOperation } from '../choose-example.ts';
import { type Bundle, documentOf, type MockOperation, operationsOf } from '../contract.ts';

/** A request and the backend's answer. */
export interface Exchange {
  method: string;
  /** Path and query. */
  address: string;
  request: { headers: Record<string, string>; body: unknown };
  response: { status: number; headers: Record<string, string>; body: unknown };
}

/** A violation of the contract. */
export interface Finding {
  /** The operation's id; undefined for a call that the contract does not have. */
  operationId: string | undefined;
  /** The side that broke it: the client, or the backend. */
  side: 'request' | 'response';
  status: number;
  problem: string;
}

type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>;
type Parameter = { in?: string; name?: string; $ref?: string };
type ContractOperation = { 'x-errors'?: readonly number[]; parameters?: readonly Parameter[] };

/** Statuses that say what a server cannot do now or yet, and no fault. */
const ANNOUNCED_STATUSES: ReadonlySet<number> = new Set([501, 503]);

const config: IHttpConfig = {
  isProxy: true,
  upstream: new URL('http://backend'),
  upstreamProxy: undefined,
  validateRequest: true,
  validateResponse: true,
  checkSecurity: false,
  errors: false,
  mock: { dynamic: false },
};

/**
 * Validates exchanges against the contract, with the validation of Prism's proxy mode; the backend has already
 * answered.
 */
export class ExchangeValidator {
  readonly #bundle: Bundle;
  readonly #operations: readonly MockOperation[];
  readonly #prefixes: ReadonlySet<string | undefined>;
  readonly #prepared = new Map<MockOperation, Promise<Operations>>();
  readonly #answers = new WeakMap<IHttpRequest, IHttpResponse>();
  readonly #prism;

  constructor(bundle: Bundle) {
    this.#bundle = bundle;
    this.#operations = operationsOf(bundle);
    this.#prefixes = new Set(this.#operations.map(({ path }) => path.split('/')[1]));
    this.#prism = createInstance(config, {
      logger: createLogger('proxy', { enabled: false }),
      // Gives Prism the recorded answer instead of fetching it. The browser gets the original bytes with all cookies.
      forward:
        ({ data }) =>
        () =>
        async () => ({
          _tag: 'Right',
          right: this.#answers.get(data) ?? { statusCode: 502 },
        }),
    });
  }

  /** Returns the findings of an exchange; none when the address is not an API call (pages, files). */
  async judge({ method, address, request, response }: Exchange): Promise<Finding[]> {
    const url = new URL(`http://backend${address}`);
    const found = findOperation(this.#operations, method, url.pathname);
    const { status } = response;
    if (!found) {
      if (method === 'OPTIONS' || !this.#prefixes.has(url.pathname.split('/')[1])) return [];
      const problem = `The contract has no ${method} ${url.pathname}`;
      return [{ operationId: undefined, side: 'request', status, problem }];
    }
    const { operation } = found;
    const input: IHttpRequest = {
      method: method.toLowerCase() as IHttpRequest['method'],
      url: { path: url.pathname, query: queryOf(url.searchParams) },
      headers: request.headers,
      body: request.body,
    };
    this.#answers.set(input, { statusCode: status, headers: response.headers, body: response.body });
    const result = await this.#prism.request(input, await this.#prepare(operation))();
    if (result._tag === 'Left') return [this.#finding(operation, 'response', status, result.left.message)];
    const { input: asked, output: answered } = result.right.validations;
    // A refused request may break the contract on purpose, so only accepted ones are checked.
    const requests = status < 400 ? asked.map((one) => this.#said(operation, 'request', status, one)) : [];
    return [
      ...requests,
      ...answered.map((one) => this.#said(operation, 'response', status, one)),
      ...this.#unlistedCodes(operation, status, response.body),
      ...(status < 400 ? this.#unknownParameters(operation, status, url.searchParams) : []),
      ...(status >= 500 && !ANNOUNCED_STATUSES.has(status)
        ? [this.#finding(operation, 'response', status, `The backend failed with ${status}`)]
        : []),
    ];
  }

  /** Checks error codes, which Prism does not know. */
  #unlistedCodes(operation: MockOperation, status: number, body: unknown): Finding[] {
    const listed = this.#contractOf(operation)['x-errors'];
    const errors = (body as { errors?: unknown } | undefined)?.errors;
    if (status < 400 || listed === undefined || !Array.isArray(errors)) return [];
    const unlisted = errors.map(({ code }) => Number(code)).filter((code) => !listed.includes(code));
    return unlisted.map((code) =>
      this.#finding(operation, 'response', status, `Code ${code} is not listed for this operation`),
    );
  }

  /** Reports query parameters that the contract does not have: the backend ignores them, and the caller hopes. */
  #unknownParameters(operation: MockOperation, status: number, query: URLSearchParams): Finding[] {
    const { parameters = [] } = this.#contractOf(operation);
    const ofPath = this.#bundle.paths[operation.path]?.parameters as readonly Parameter[] | undefined;
    const known = new Set(
      [...parameters, ...(ofPath ?? [])]
        .map((parameter) => this.#resolved(parameter))
        .flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : [])),
    );
    const unknown = [...new Set(query.keys())].filter(
      (name) => !known.has(name) && !known.has(name.split('[')[0]),
    );
    return unknown.map((name) =>
      this.#finding(operation, 'request', status, `The contract has no query parameter ${name}`),
    );
  }

  #resolved(parameter: Parameter): Parameter {
    const name = parameter.$ref?.split('/').at(-1);
    return name === undefined ? parameter : (this.#bundle.components?.parameters?.[name] as Parameter);
  }

  #contractOf({ path, method }: MockOperation): ContractOperation {
    return (this.#bundle.paths[path]?.[method.toLowerCase()] ?? {}) as ContractOperation;
  }

  #said(
    operation: MockOperation,
    side: Finding['side'],
    status: number,
    { path = [], message }: IPrismDiagnostic,
  ): Finding {
    // The index in a list does not make a different finding.
    const pointer = path
      .map((step) => (typeof step === 'number' || /^\d+$/.test(step) ? '*' : step))
      .join('.');
    const words = message.replaceAll(/(?<=[.[/])\d+(?=[.\]/\s]|$)/g, '*');
    return this.#finding(operation, side, status, pointer ? `${pointer}: ${words}` : words);
  }

  #finding({ operationId }: MockOperation, side: Finding['side'], status: number, problem: string): Finding {
    return { operationId, side, status, problem };
  }

  #prepare(operation: MockOperation): Promise<Operations> {
    const known = this.#prepared.get(operation);
    if (known) return known;
    // Prism resolves references in place, so it gets a copy.
    const prepared = getHttpOperationsFromSpec(structuredClone(documentOf(this.#bundle, operation, true)));
    this.#prepared.set(operation, prepared);
    return prepared;
  }
}

function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}
