/** Text of an e-mail in one language, besides greeting and close. */
export type EmailTexts = { subject: string; lines: readonly string[]; action?: string };
