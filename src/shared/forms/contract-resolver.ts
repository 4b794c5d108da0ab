import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldError, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** What a form holds: text by the names of its request's fields. */
export type FormValues = Record<string, string>;

/** What can be said about a value before the server is asked. */
export type ValueProblem = 'missing' | 'tooShort' | 'tooLong' | 'malformed';

const PROBLEMS: Readonly<Record<string, ValueProblem>> = { too_small: 'tooShort', too_big: 'tooLong' };

/** The type of an error that comes with a whole sentence. */
export const SAID = 'said';

/** An empty field is missing, whatever rule it breaks first. */
function problemOf({ type }: FieldError, value: string | undefined): ValueProblem {
  return value ? (PROBLEMS[String(type)] ?? 'malformed') : 'missing';
}

/**
 * Judges a form by the contract's own request schema. Each error is of the type of its `ValueProblem`; the words are the
 * form's.
 *
 * @param schema the fields of a generated request, by `z.pick`
 * @param tidy the values as they are sent, such as trimmed
 * @param objectionsTo sentences about fields that are known to be wrong already
 */
export function contractResolver<Values extends FormValues>(
  schema: ZodMiniType<unknown, unknown>,
  tidy: (values: Values) => Values,
  objectionsTo: (values: Values) => Partial<Record<keyof Values & string, string>>,
): Resolver<Values> {
  const judge = zodResolver(schema as ZodMiniType<Values, Values>) as Resolver<Values>;
  return async (typed, context, options) => {
    const values = tidy(typed);
    const verdict = await judge(values, context, options);
    for (const [name, error] of Object.entries(verdict.errors))
      if (error) error.type = problemOf(error as FieldError, values[name]) as never;
    const objections = Object.entries(objectionsTo(values)).filter(([name]) => !(name in verdict.errors));
    if (objections.length === 0) return verdict;
    const said = objections.map(([name, message]) => [name, { type: SAID, message }]);
    return { values: {}, errors: { ...verdict.errors, ...Object.fromEntries(said) } };
  };
}
