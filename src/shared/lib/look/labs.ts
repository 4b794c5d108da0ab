/** Attribute with the names of active experimental features, for style sheets. */
const LABS_ATTRIBUTE = 'data-labs';

/** Returns the attribute of `<html>` as text with a space before it; empty when none is active. */
export function labsMarkup(labs: readonly string[] = []): string {
  const names = labs.filter((name) => /^[a-z][a-zA-Z0-9]*$/.test(name));
  return names.length > 0 ? ` ${LABS_ATTRIBUTE}="${names.join(' ')}"` : '';
}

/** Applies it to the document. Browser only. */
export function applyLabs(labs: readonly string[] = []): void {
  const root = document.documentElement;
  if (labs.length > 0) root.setAttribute(LABS_ATTRIBUTE, labs.join(' '));
  else root.removeAttribute(LABS_ATTRIBUTE);
}
