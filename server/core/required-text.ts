import { domainError } from './errors.ts';

/**
 * Returns a text that somebody typed without white space around it.
 *
 * @param field its name in the request, which the refusal says
 * @throws invalid-request-param (5016, reason `blank`) when nothing is left
 */
export function requiredText(text: string, field: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw domainError('invalid-request-param', { field, reason: 'blank' });
  return trimmed;
}
