/** Escapes a URL: in a `srcset` it must not contain spaces or end in a comma. */
const inSrcSet = (url: string): string => url.replaceAll(' ', '%20').replaceAll(',', '%2C');

/** Returns the `srcset` of an image; undefined when there is nothing to choose from. */
export function srcSetOf(sizes: readonly { url: string; width: number }[]): string | undefined {
  return sizes.length > 1
    ? sizes.map(({ url, width }) => `${inSrcSet(url)} ${width}w`).join(', ')
    : undefined;
}
