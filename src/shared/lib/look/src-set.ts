/** A URL in a `srcset` must not hold spaces or end in a comma. */
const inSrcSet = (url: string): string => url.replaceAll(' ', '%20').replaceAll(',', '%2C');

/** The sizes of a picture for an `<img>`'s `srcset`; undefined when there is nothing to choose from. */
export function srcSetOf(sizes: readonly { url: string; width: number }[]): string | undefined {
  return sizes.length > 1
    ? sizes.map(({ url, width }) => `${inSrcSet(url)} ${width}w`).join(', ')
    : undefined;
}
