/** What of a share's words goes on: an address of the site has room for so much. */
const LONGEST = 4096;

/** What another app shares besides pictures; undefined where it says nothing. */
interface SharedWords {
  title: string | undefined;
  text: string | undefined;
  url: string | undefined;
}

/**
 * The words that another app shares, out of the form that the device sends (public/manifest.webmanifest).
 *
 * @param fieldOf what stands in one of the form's fields
 */
export function sharedWords(fieldOf: (name: string) => unknown): SharedWords {
  const textOf = (name: string): string | undefined => {
    const value = fieldOf(name);
    return typeof value === 'string' && value !== '' ? value.slice(0, LONGEST) : undefined;
  };
  return { title: textOf('title'), text: textOf('text'), url: textOf('url') };
}
