/** Text of an e-mail in one language, besides greeting and close. */
export type LetterWords = { subject: string; lines: readonly string[]; action?: string };
