import { isApiError, NetworkError } from '../api/call/errors.ts';
import { isPageWide } from '../api/call/failures.ts';

/** What a server refused of a form: sentences beside their fields, and those about the form as a whole. */
export interface Refusal<Field extends string> {
  fields: Partial<Record<Field, string>>;
  messages: string[];
}

/** The words and knowledge a form brings along for a failure. */
export interface RefusalWords<Field extends string> {
  /** No answer came. */
  offline: string;
  /** The server has no words for it. */
  unknown: string;
  /** Fields of codes that come without one. */
  fieldOfCode?: Readonly<Record<number, Field>> | undefined;
}

/**
 * Sorts a failure into the form: each sentence of the server beside its cause, the rest above the button. The
 * application answers failures of the whole page itself (consent, an ended session), so a form says nothing of them.
 *
 * @param known the fields this form shows; sentences about others go to the form as a whole
 */
export function refusalOf<Field extends string>(
  error: unknown,
  known: readonly Field[],
  words: RefusalWords<Field>,
): Refusal<Field> {
  if (isPageWide(error)) return { fields: {}, messages: [] };
  if (error instanceof NetworkError) return { fields: {}, messages: [words.offline] };
  if (!isApiError(error) || error.errors.length === 0) return { fields: {}, messages: [words.unknown] };
  const refusal: Refusal<Field> = { fields: {}, messages: [] };
  for (const { code, detail, field: named = words.fieldOfCode?.[code] } of error.errors) {
    const field = known.find((one) => one === named);
    if (!field) refusal.messages.push(detail);
    else refusal.fields[field] ??= detail;
  }
  return refusal;
}
