import { type ErrorReason, type ErrorSlug, errorCatalogue } from '#generated/errors.ts';
import type { components } from '#generated/types/api.d.ts';
import { fillSentence } from './fill-sentence.ts';

type ErrorDetail = components['schemas']['ErrorDetail'];

/**
 * Details of a thrown error beyond its catalogue entry. `reason` chooses one of the catalogue's sentences, filled from
 * `params`; `detail` is for a sentence that only programs get to read, and which has no translation.
 */
export type ErrorWords<Slug extends ErrorSlug = ErrorSlug> = Partial<
  Omit<ErrorDetail, 'code' | 'title' | 'reason'>
> & { reason?: ErrorReason<Slug> };

/**
 * A failure defined by the contract. Code throws it by slug; only the error handler creates the envelope and the status
 * from it.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly slug: ErrorSlug;
  /** All causes, the most important first; the first decides the status. */
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
 * Returns a failure by its slug in the catalogue (openapi/errors.yaml), to be thrown.
 *
 * @example throw domainError('not-allowed', { reason: 'replies_off', params: { blog: 'marlow' } });
 */
export function domainError<Slug extends ErrorSlug>(slug: Slug, words: ErrorWords<Slug> = {}): DomainError {
  return new DomainError([[slug, words]]);
}

/** Returns several failures at once, for example one per field of a form. The first decides the status. */
export function domainErrors(causes: readonly (readonly [ErrorSlug, ErrorWords])[]): DomainError {
  return new DomainError(causes);
}

/** Returns the failure of an exceeded rate limit. `seconds` is sent as Retry-After. */
export function rateLimited<Slug extends ErrorSlug = 'rate-limit-exceeded'>(
  seconds: number,
  slug: Slug | 'rate-limit-exceeded' = 'rate-limit-exceeded',
  words: ErrorWords<Slug> = {},
): DomainError {
  return new DomainError([[slug, words]], { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });
}

/**
 * Returns a value that another request may have deleted meanwhile.
 *
 * @param what subject of the error sentence, for example `The post`
 * @throws not-found when the value is undefined
 */
export function requireFound<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined)
    throw domainError('not-found', { reason: 'deleted', detail: `${what} was deleted in the meantime.` });
  return value;
}

/** Returns the catalogue's sentence of a reason, or of the code itself. */
function sentenceOf(slug: ErrorSlug, reason: string | undefined): string {
  const row: { detail: string; reasons?: Readonly<Record<string, string>> } = errorCatalogue[slug];
  return (reason !== undefined && row.reasons?.[reason]) || row.detail;
}

function errorMessage(slug: ErrorSlug, { reason, params, ...words }: ErrorWords): ErrorDetail {
  const { code, title, ...rest } = errorCatalogue[slug];
  const field = 'field' in rest ? rest.field : undefined;
  return {
    code,
    title,
    detail: fillSentence(sentenceOf(slug, reason), params),
    ...(reason === undefined ? {} : { reason }),
    ...(params === undefined ? {} : { params }),
    ...(field === undefined ? {} : { field }),
    ...words,
  };
}
