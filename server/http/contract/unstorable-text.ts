import { domainError } from '#server/core/errors.ts';

/**
 * Returns false for NUL, which PostgreSQL text cannot hold, and for a lone surrogate, which is invalid in JSON columns.
 */
function isKeepable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Returns the dotted path of the first text inside `value` that cannot be stored; undefined when all can. */
function pathOfUnkeepable(value: unknown): string[] | undefined {
  if (typeof value === 'string') return isKeepable(value) ? undefined : [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const path = isKeepable(key) ? pathOfUnkeepable(child) : [];
    if (path) return isKeepable(key) ? [key, ...path] : path;
  }
  return undefined;
}

/**
 * Refuses texts that the database cannot store, anywhere in a request, instead of failing on the write.
 *
 * @param whole name of the value itself, for example `body`
 * @throws {DomainError} `invalid-request-param` naming the field
 */
export function rejectUnstorableText(value: unknown, whole: string): void {
  const path = pathOfUnkeepable(value);
  if (path === undefined) return;
  const field = path.join('.') || whole;
  throw domainError('invalid-request-param', {
    field,
    detail: `${field} holds a character that cannot be kept.`,
    reason: 'character',
  });
}

/**
 * Returns true when JSON may hold such a text: both cases can only be written as an escape. Avoids walking most bodies.
 */
export function mayHoldUnstorableText(json: string): boolean {
  return /\\u(?:0000|d[89a-f])/i.test(json);
}
