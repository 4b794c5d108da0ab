import { type I18n, i18n as pageI18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { sentencesOfCode } from './error-sentences.ts';
import { ApiError, type ErrorDetail, NetworkError } from './errors.ts';

/** Formats that the catalogue's sentences name. */
const FORMATS: Record<string, Intl.DateTimeFormatOptions> = {
  long: { dateStyle: 'long', timeStyle: 'short' },
};

/** Returns the reason of an error. Passwords and taken names have fields of their own for it (spec 000 §8). */
function reasonOf({
  reason,
  rejectReason,
  innerCode,
  code,
  suggestedNames,
}: ErrorDetail): string | undefined {
  if (reason !== undefined || rejectReason !== undefined) return reason ?? rejectReason;
  const isTaken = code === 4 ? innerCode === 3 : code === 3 && !suggestedNames?.length;
  return isTaken ? 'taken' : undefined;
}

/** Returns the sentence for a code and its reason in the language of `i18n`; undefined for an unknown code. */
function translated(detail: ErrorDetail, i18n: I18n): string | undefined {
  const row = sentencesOfCode(detail.code);
  const { params = {} } = detail;
  const exact = row?.reasons?.[reasonOf(detail) ?? ''];
  const isComplete = exact?.params?.every((name) => name in params) ?? true;
  if (exact && isComplete) return i18n._(exact.text.id, params, { ...exact.text, formats: FORMATS });
  // Details are in English, and say more than the general sentence of a code with several meanings.
  const isSpecific = row !== undefined && row.reasons === undefined;
  if (!isSpecific && i18n.locale.startsWith('en') && detail.detail) return detail.detail;
  return row && i18n._(row.sentence.text);
}

/**
 * Returns the sentence for one cause of a failure: the catalogue's for its code and reason, in the reader's language,
 * else `fallback`, else the server's detail.
 */
export function detailMessage(detail: ErrorDetail, fallback = '', i18n: I18n = pageI18n): string {
  // Without its own instance a rendering server does not know the language of the reader.
  const message = import.meta.env.SSR && i18n === pageI18n ? detail.detail : translated(detail, i18n);
  return message || fallback || detail.detail;
}

/**
 * Returns the message to show for a failure: the sentence of its first cause, else `fallback`, a whole sentence,
 * extended by a question about the connection when no response came.
 *
 * @param i18n of the component, for messages that the server renders as well
 */
export function errorMessage(error: unknown, fallback: string, i18n?: I18n): string {
  // The server's own rendering has no connection to lose.
  if (!import.meta.env.SSR && error instanceof NetworkError && fallback !== '')
    return t`${fallback} Check your connection and try again.`;
  const [cause] = error instanceof ApiError ? error.errors : [];
  return cause ? detailMessage(cause, fallback, i18n) : fallback;
}
