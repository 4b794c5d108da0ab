/** What the document says of the features to try that are on: `data-labs` holds their names, which style sheets ask for. */
const NAME = 'data-labs';

/** The attribute of `<html>` as text with a space before it; nothing when none is on. */
export function labsMarkup(labs: readonly string[] = []): string {
  const names = labs.filter((name) => /^[a-z][a-zA-Z0-9]*$/.test(name));
  return names.length > 0 ? ` ${NAME}="${names.join(' ')}"` : '';
}

/** Puts it on the page. Browser only. */
export function applyLabs(labs: readonly string[] = []): void {
  const root = document.documentElement;
  if (labs.length > 0) root.setAttribute(NAME, labs.join(' '));
  else root.removeAttribute(NAME);
}
