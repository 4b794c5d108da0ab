import { createLogger } from '@stoplight/prism-core';
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type IHttpRequest,
  ProblemJsonError,
} from '@stoplight/prism-http';
import { type Bundle, documentOf, type MockOperation } from './contract.ts';

/** The documented answer to give: a status, an example, or both. */
export interface Preference {
  code?: number;
  example?: string;
}

export interface PrismRequest {
  url: URL;
  headers: Record<string, string>;
  body: unknown;
}

export interface PrismAnswer {
  status: number;
  headers: Record<string, string>;
  /** Undefined when the answer has none. */
  body: unknown;
  /** True when Prism answers itself, in problem+json, for example about an example that does not exist. */
  isProblem: boolean;
}

const config: IHttpConfig = {
  validateRequest: true,
  // The contract tests validate the examples; doing so on every answer would take time.
  validateResponse: false,
  checkSecurity: true,
  errors: false,
  isProxy: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
};

type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>;

function inputOf({ method }: MockOperation, { url, headers, body }: PrismRequest): IHttpRequest {
  const query = Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
  return {
    method: method.toLowerCase() as IHttpRequest['method'],
    url: { path: url.pathname, query },
    headers,
    body,
  };
}

/**
 * Runs Prism on a bundle. It answers with the contract's own examples, never with generated values, and refuses
 * requests that break the contract. An operation is prepared on its first request, because preparing all takes seconds.
 */
export class Prism {
  readonly #bundle: Bundle;
  readonly #instance = createInstance(config, { logger: createLogger('mock', { enabled: false }) });
  readonly #prepared = new Map<MockOperation, Promise<Operations>>();

  constructor(bundle: Bundle) {
    this.#bundle = bundle;
  }

  #prepare(operation: MockOperation): Promise<Operations> {
    const known = this.#prepared.get(operation);
    if (known) return known;
    // Prism resolves references in place, so it gets a copy.
    const prepared = getHttpOperationsFromSpec(structuredClone(documentOf(this.#bundle, operation)));
    this.#prepared.set(operation, prepared);
    return prepared;
  }

  async request(
    operation: MockOperation,
    request: PrismRequest,
    { code, example }: Preference = {},
  ): Promise<PrismAnswer> {
    const httpRequest = { ...config, mock: { dynamic: false, code, exampleKey: example } };
    const operations = await this.#prepare(operation);
    const result = await this.#instance.request(inputOf(operation, request), operations, httpRequest)();
    if (result._tag === 'Right') {
      const { statusCode, headers = {}, body } = result.right.output;
      return { status: statusCode, headers, body, isProblem: false };
    }
    const problem = ProblemJsonError.toProblemJson(result.left);
    const headers = { 'content-type': 'application/problem+json' };
    return { status: problem.status || 500, headers, body: problem, isProblem: true };
  }
}

/** Parses the `Prefer` header of a client, such as `code=429, example=like-limit-exceeded`. */
export function parsePrefer(header: string | undefined): Preference | undefined {
  const code = /(?:^|[\s,;])code=(\d{3})/.exec(header ?? '')?.[1];
  const example = /(?:^|[\s,;])example="?([^",;\s]+)/.exec(header ?? '')?.[1];
  if (!code && !example) return undefined;
  return { ...(code ? { code: Number(code) } : {}), ...(example ? { example } : {}) };
}
