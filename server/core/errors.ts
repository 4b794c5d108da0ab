import { type ErrorSlug, errorCatalogue } from '#generated/errors.ts';
import type { components } from '#generated/types/api.d.ts';

type ErrorDetail = components['schemas']['ErrorDetail'];

/** What a thrown error may say beyond its catalogue entry. `detail` is a sentence for the person who reads it. */
export type ErrorWords = Partial<Omit<ErrorDetail, 'code' | 'title'>>;

/**
 * A failure the contract knows. Code throws it by slug; the error handler alone makes the envelope and the status
 * from it.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly slug: ErrorSlug;
  /** All causes, the most important first; that one decides the status. */
  readonly causes: readonly ErrorDetail[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(causes: readonly (readonly [ErrorSlug, ErrorWords])[], headers: Record<string, string> = {}) {
    const [main] = causes;
    if (main === undefined) throw new TypeError('A domain error needs a cause.');
    const details = causes.map(([slug, words]) => errorMessage(slug, words));
    super(`${main[0]}: ${details[0]?.detail}`);
    this.slug = main[0];
    this.causes = details;
    this.headers = headers;
  }

  get status(): number {
    return errorCatalogue[this.slug].status;
  }
}

/**
 * A failure by its slug in the catalogue (openapi/errors.yaml), to be thrown.
 *
 * @example throw domainError('not-found', { detail: 'There is no post 12 on marlow.' });
 */
export function domainError(slug: ErrorSlug, words: ErrorWords = {}): DomainError {
  return new DomainError([[slug, words]]);
}

/** Several failures at once, for example one per field of a form. The first decides the status. */
export function domainErrors(causes: readonly (readonly [ErrorSlug, ErrorWords])[]): DomainError {
  return new DomainError(causes);
}

/** Too much, too fast. `seconds` goes out as Retry-After. */
export function rateLimited(
  seconds: number,
  slug: ErrorSlug = 'rate-limit-exceeded',
  words: ErrorWords = {},
): DomainError {
  return new DomainError([[slug, words]], { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });
}

/**
 * Returns what a request needs and another request may delete meanwhile.
 *
 * @param what the sentence's subject, for example `The post`
 * @throws not-found when it is gone
 */
export function stillThere<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw domainError('not-found', { detail: `${what} was deleted in the meantime.` });
  return value;
}

function errorMessage(slug: ErrorSlug, words: ErrorWords): ErrorDetail {
  const { code, title, detail, ...rest } = errorCatalogue[slug];
  const field = 'field' in rest ? rest.field : undefined;
  return { code, title, detail, ...(field === undefined ? {} : { field }), ...words };
}
