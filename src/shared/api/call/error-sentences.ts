// Without messages of its own, so that tests and scripts in Node can import the transport, which loads the sentences.

import type { ApiError } from './errors.ts';
import { PAGE_WIDE_CODES } from './failures.ts';

type Sentences = typeof import('#generated/error-messages.ts');

/** The sentences of the error catalogue; undefined before the first failure that needs one. */
let sentences: Sentences['errorMessages'] | undefined;

/**
 * Loads the sentences of the error catalogue, so that `errorMessage` knows them. The transport waits for it before a
 * call fails, because messages are made while rendering. Without a connection the fallbacks remain.
 */
export async function loadErrorMessages(): Promise<void> {
  sentences ??= (await import('#generated/error-messages.ts').catch(() => undefined))?.errorMessages;
}

/** Returns true when a failure is shown in words somewhere; the application handles page-wide ones without. */
export function needsMessage({ errors }: ApiError): boolean {
  const pageWide: readonly number[] = Object.values(PAGE_WIDE_CODES);
  return errors.some(({ code }) => !pageWide.includes(code));
}

/** Returns the catalogue's sentences for an error code; undefined before they are loaded, and for an unknown code. */
export function sentencesOfCode(code: number): Sentences['errorMessages'][number] | undefined {
  return sentences?.[code];
}
