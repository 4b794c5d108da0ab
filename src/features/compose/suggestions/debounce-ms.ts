/** Debounce of suggestion requests while typing, in milliseconds. */
export const REST = 150;
