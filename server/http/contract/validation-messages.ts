import type { ErrorObject } from 'ajv';
import { type DomainError, domainErrors } from '#server/core/errors.ts';

/**
 * Converts validator errors to domain errors that name the field, dotted for nested ones (`content.0.text`).
 *
 * @param whole name of the value itself when it is wrong as a whole, for example `body`
 */
export function invalidRequest(errors: readonly ErrorObject[], whole: string): DomainError {
  const causes = errors.slice(0, 10).map((error) => {
    const field = fieldOf(error) || whole;
    return ['invalid-request-param', { field, detail: `${field} ${wordsFor(error)}.` }] as const;
  });
  return domainErrors(causes);
}

/** Describes the validator's first error, for example `content.0.media is missing`, where `whole` is `content`. */
export function problemIn(errors: readonly ErrorObject[], whole: string): string {
  const [error] = errors;
  if (!error) return `${whole} does not have the right form`;
  return `${[whole, fieldOf(error)].filter((piece) => piece !== '').join('.')} ${wordsFor(error)}`;
}

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const path = instancePath.split('/').slice(1).map(unescaped);
  if (keyword === 'required') path.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty));
  if (keyword === 'discriminator') path.push(String(params.tag));
  return path.join('.');
}

function unescaped(piece: string): string {
  return piece.replaceAll('~1', '/').replaceAll('~0', '~');
}

function wordsFor({ keyword, params }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is missing';
    case 'additionalProperties':
      return 'is not known here';
    case 'type':
      return `must be ${typeWords[String(params.type)] ?? params.type}`;
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
    case 'const':
      return `must be ${params.allowedValue}`;
    case 'minimum':
      return `must be at least ${params.limit}`;
    case 'maximum':
      return `must be at most ${params.limit}`;
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} characters`;
    case 'maxLength':
      return `must have at most ${params.limit} characters`;
    case 'minItems':
      return `must have at least ${params.limit} items`;
    case 'maxItems':
      return `must have at most ${params.limit} items`;
    case 'minProperties':
      return `must have at least ${params.limit} field${params.limit === 1 ? '' : 's'}`;
    case 'uniqueItems':
      return 'must not hold the same thing twice';
    case 'format':
      return `must be a valid ${params.format}`;
    case 'discriminator':
      return 'is none of the kinds this call takes';
    default:
      return 'does not have the right form';
  }
}

const typeWords: Record<string, string> = {
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  string: 'text',
  array: 'a list',
  object: 'an object',
};
