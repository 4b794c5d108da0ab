import { domainError } from '#server/core/errors.ts';

/** NUL cannot be kept by the database; half a surrogate pair is no character and cannot be kept as JSON. */
function isKeepable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** The dotted path of the first text inside `value` that cannot be kept; undefined when all can. */
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
 * Refuses texts that no database keeps, wherever they stand in a request, instead of failing when they are written.
 *
 * @param whole what to call the value itself, for example `body`
 * @throws {DomainError} `invalid-request-param` naming the field
 */
export function refuseUnkeepable(value: unknown, whole: string): void {
  const path = pathOfUnkeepable(value);
  if (path === undefined) return;
  const field = path.join('.') || whole;
  throw domainError('invalid-request-param', {
    field,
    detail: `${field} holds a character that cannot be kept.`,
  });
}

/** Whether JSON may hold such a text: both can only be written as an escape. Spares most bodies the walk. */
export function mayHoldUnkeepable(json: string): boolean {
  return /\\u(?:0000|d[89a-f])/i.test(json);
}
