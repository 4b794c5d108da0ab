import type { Shared } from '../../paths.ts';

/** What of a share's words goes on: an address of the site has room for so much. */
const LONGEST = 4096;

/**
 * The words that another app shares, out of the form that the device sends (public/manifest.webmanifest).
 *
 * @param fieldOf what stands in one of the form's fields
 */
export function sharedWords(fieldOf: (name: string) => unknown): Pick<Shared, 'title' | 'text' | 'url'> {
  const textOf = (name: string): string | undefined => {
    const value = fieldOf(name);
    return typeof value === 'string' && value !== '' ? value.slice(0, LONGEST) : undefined;
  };
  return { title: textOf('title'), text: textOf('text'), url: textOf('url') };
}
