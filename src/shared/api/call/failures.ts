import { ApiError } from './errors.ts';

/**
 * Failures that concern the whole page rather than the call they happened to: consent is missing (1026, 1027), the
 * session has ended (1034), a list's cursor is stale (5039). The application handles them in one place (spec 000 §8),
 * so callers show nothing for them.
 */
export const PAGE_WIDE_CODES = { consent: 1026, loginConsent: 1027, login: 1034, cursor: 5039 } as const;

/** Returns true when the application handles this failure itself, so that callers must not show it. */
export function isPageWide(error: unknown): error is ApiError {
  return error instanceof ApiError && Object.values(PAGE_WIDE_CODES).some((code) => error.has(code));
}

const FINAL_STATUSES = new Set([403, 404]);

/** Returns true when the requested resource is missing or forbidden, so that retrying does not help. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && FINAL_STATUSES.has(error.status) && !isPageWide(error);
}

type FailureListener = (error: ApiError) => void;

let listener: FailureListener | undefined;

/** Sets the listener of page-wide failures; set by the application, in the browser only. */
export function onPageWideFailure(next: FailureListener | undefined): void {
  listener = next;
}

/** Notifies the listener of a page-wide failure and returns the error; shared by all clients. */
export function notifyPageWideFailure(error: ApiError): ApiError {
  if (listener && isPageWide(error)) listener(error);
  return error;
}
