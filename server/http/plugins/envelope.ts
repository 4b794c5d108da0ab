import { STATUS_CODES } from 'node:http';
import type { components } from '#generated/types/api.d.ts';
import type { DomainError } from '#server/core/errors.ts';

type ErrorEnvelope = components['schemas']['ErrorEnvelope'];
type Meta = components['schemas']['Meta'];

/** Returns the `meta` object of a response. */
export function metaOf(status: number, more: Partial<Meta> = {}): Meta {
  return { status, msg: status === 429 ? 'Limit Exceeded' : (STATUS_CODES[status] ?? 'Unknown'), ...more };
}

/** Returns the error envelope, the only shape of a failure. */
export function errorEnvelope(error: DomainError, requestId: string): ErrorEnvelope {
  return { meta: metaOf(error.status, { requestId }), errors: [...error.causes] };
}
