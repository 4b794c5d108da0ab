/** How long the keys must rest before the server is asked what fits, in milliseconds. */
export const REST = 150;
