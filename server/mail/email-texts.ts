/** What a letter says besides greeting and close, in one language. */
export type LetterWords = { subject: string; lines: readonly string[]; action?: string };
