/** An answer of this server to itself. */
export interface AnswerParts {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

/** An answer that is all there: reading it needs none of the streams a `Response` has for a body. */
export class OwnAnswer extends Response {
  readonly #parts: AnswerParts;

  constructor(parts: AnswerParts) {
    super(null, { status: parts.status, headers: parts.headers });
    this.#parts = parts;
  }

  override async text(): Promise<string> {
    return this.#parts.body;
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.#parts.body);
  }

  override clone(): OwnAnswer {
    return new OwnAnswer(this.#parts);
  }
}
