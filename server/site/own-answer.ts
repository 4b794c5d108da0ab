/** Response of this server to one of its own calls. */
export interface AnswerParts {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

/** A `Response` with a complete body: reading it needs no stream. */
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
