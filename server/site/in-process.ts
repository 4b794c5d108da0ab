import type { FastifyInstance, FastifyRequest, InjectOptions, LightMyRequestResponse } from 'fastify';

const forwarded = ['user-agent', 'accept-language'] as const;

/** An answer that is all there: reading it needs none of the streams a `Response` has for a body. */
class OwnAnswer extends Response {
  readonly #answer: LightMyRequestResponse;

  constructor(answer: LightMyRequestResponse) {
    const { statusCode, headers } = answer;
    const answered = new Headers();
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) answered.set(name, String(value));
    }
    super(null, { status: statusCode, headers: answered });
    this.#answer = answer;
  }

  override async text(): Promise<string> {
    return this.#answer.payload;
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.#answer.payload);
  }

  override clone(): OwnAnswer {
    return new OwnAnswer(this.#answer);
  }
}

/**
 * The calls of a page that is rendered for this request: straight into the server, as the visitor, counted against the
 * visitor's own address.
 *
 * @param cookies what the calls know of the visitor; for a page that others are shown too, nothing that is the visitor's
 */
export function callInProcess(app: FastifyInstance, visitor: FastifyRequest, cookies: string) {
  return async (path: string, init: RequestInit): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers));
    if (cookies !== '') headers.cookie = cookies;
    for (const name of forwarded) {
      const value = visitor.headers[name];
      if (value !== undefined) headers[name] = value;
    }
    const answer = await app.inject({
      method: (init.method ?? 'GET') as InjectOptions['method'],
      url: path,
      headers,
      remoteAddress: visitor.ip,
    });
    return new OwnAnswer(answer);
  };
}
