import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldError, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** Form values: text by request field. */
export type FormValues = Record<string, string>;

/** Problems of a value that are known without the server. */
export type ValueProblem = 'missing' | 'tooShort' | 'tooLong' | 'malformed';

const PROBLEM_BY_ISSUE: Readonly<Record<string, ValueProblem>> = {
  too_small: 'tooShort',
  too_big: 'tooLong',
};

/** Type of an error whose message is a complete sentence. */
export const SENTENCE_ERROR = 'said';

/** Maps a schema issue to a problem; an empty field counts as missing, whichever rule it breaks first. */
function problemOf({ type }: FieldError, value: string | undefined): ValueProblem {
  return value ? (PROBLEM_BY_ISSUE[String(type)] ?? 'malformed') : 'missing';
}

/**
 * Creates a react-hook-form resolver from the contract's request schema. Each error's type is a `ValueProblem`; the
 * form provides the messages.
 *
 * @param schema the fields of a generated request, by `z.pick`
 * @param normalize returns the values as they are sent, for example trimmed
 * @param knownErrorsOf returns messages of fields that are known to be wrong
 */
export function contractResolver<Values extends FormValues>(
  schema: ZodMiniType<unknown, unknown>,
  normalize: (values: Values) => Values,
  knownErrorsOf: (values: Values) => Partial<Record<keyof Values & string, string>>,
): Resolver<Values> {
  const validate = zodResolver(schema as ZodMiniType<Values, Values>) as Resolver<Values>;
  return async (input, context, options) => {
    const values = normalize(input);
    const result = await validate(values, context, options);
    for (const [name, error] of Object.entries(result.errors))
      if (error) error.type = problemOf(error as FieldError, values[name]) as never;
    const knownErrors = Object.entries(knownErrorsOf(values)).filter(([name]) => !(name in result.errors));
    if (knownErrors.length === 0) return result;
    const errors = knownErrors.map(([name, message]) => [name, { type: SENTENCE_ERROR, message }]);
    return { values: {}, errors: { ...result.errors, ...Object.fromEntries(errors) } };
  };
}
