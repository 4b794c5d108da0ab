/** Returns the text of a field. */
export function textOf(field: HTMLElement): string {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
  throw new Error(`<${field.localName}> holds no value`);
}

/** Returns the description that a screen reader adds to a field's name: the texts that `aria-describedby` refers to. */
export function descriptionOf(field: HTMLElement): string {
  return (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter(Boolean)
    .join(' ');
}

/** Returns true when a field is marked invalid. */
export const isInvalid = (field: HTMLElement): boolean => field.getAttribute('aria-invalid') === 'true';
