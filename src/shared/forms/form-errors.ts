import { detailMessage } from '../api/call/error-message.ts';
import { isApiError, NetworkError } from '../api/call/errors.ts';
import { isPageWide } from '../api/call/failures.ts';

/** Errors of a form: messages by field, and those about the whole form. */
export interface FormErrors<Field extends string> {
  fields: Partial<Record<Field, string>>;
  messages: string[];
}

/** Messages of a form for failures that the error catalogue has no sentence for. */
export interface FormErrorText<Field extends string> {
  /** No response came. */
  offline: string;
  /** No sentence is known for the failure. */
  unknown: string;
  /** Field of error codes that the server sends without a field. */
  fieldOfCode?: Readonly<Record<number, Field>> | undefined;
}

/**
 * Assigns a failure's messages to a form's fields, the rest to the whole form. Page-wide failures (consent, an ended
 * session) give no messages, because the application handles them.
 *
 * @param known the fields this form shows; messages about others go to the whole form
 */
export function formErrorsOf<Field extends string>(
  error: unknown,
  known: readonly Field[],
  text: FormErrorText<Field>,
): FormErrors<Field> {
  if (isPageWide(error)) return { fields: {}, messages: [] };
  if (error instanceof NetworkError) return { fields: {}, messages: [text.offline] };
  if (!isApiError(error) || error.errors.length === 0) return { fields: {}, messages: [text.unknown] };
  const result: FormErrors<Field> = { fields: {}, messages: [] };
  for (const cause of error.errors) {
    const named = cause.field ?? text.fieldOfCode?.[cause.code];
    const field = known.find((one) => one === named);
    const message = detailMessage(cause, text.unknown);
    if (!field) result.messages.push(message);
    else result.fields[field] ??= message;
  }
  return result;
}
