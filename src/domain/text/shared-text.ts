/** Maximum length per field, because the text travels in the form's address. */
const MAX_LENGTH = 4096;

/** Text another app shares; undefined for empty fields. */
interface SharedText {
  title: string | undefined;
  text: string | undefined;
  url: string | undefined;
}

/**
 * Extracts the shared text from the form the device submits (public/manifest.webmanifest).
 *
 * @param fieldOf returns the value of a form field
 */
export function sharedText(fieldOf: (name: string) => unknown): SharedText {
  const textOf = (name: string): string | undefined => {
    const value = fieldOf(name);
    return typeof value === 'string' && value !== '' ? value.slice(0, MAX_LENGTH) : undefined;
  };
  return { title: textOf('title'), text: textOf('text'), url: textOf('url') };
}
