import { ApiError } from './errors.ts';

/**
 * Failures that concern the whole page rather than the call they happened to: consent is missing (1026, 1027), the
 * session is over (1034), a list's cursor is stale (5039). The application answers them in one place (spec 000 §8), so
 * whoever made the call shows nothing for them.
 */
export const PAGE_WIDE_CODES = { consent: 1026, loginConsent: 1027, login: 1034, cursor: 5039 } as const;

/** Whether the application answers this failure itself, so that it must not be shown a second time. */
export function isPageWide(error: unknown): error is ApiError {
  return error instanceof ApiError && Object.values(PAGE_WIDE_CODES).some((code) => error.has(code));
}

const FINAL = new Set([403, 404]);

/** Whether what was asked for is not there, or not for who asked, so that asking again does not help. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && FINAL.has(error.status) && !isPageWide(error);
}

type FailureListener = (error: ApiError) => void;

let listener: FailureListener | undefined;

/** Sets who answers page-wide failures; the application does, in the browser only. */
export function onPageWideFailure(next: FailureListener | undefined): void {
  listener = next;
}

/** Tells the application of a failed call, whichever door it went through. */
export function announceFailure(error: ApiError): ApiError {
  if (listener && isPageWide(error)) listener(error);
  return error;
}
