/** Debounce of suggestion requests while typing, in milliseconds. */
export const SUGGESTIONS_DEBOUNCE_MS = 150;
