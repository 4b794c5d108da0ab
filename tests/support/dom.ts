/** What is typed into a field. */
export function typedIn(field: HTMLElement): string {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
  throw new Error(`<${field.localName}> holds no value`);
}

/** What a screen reader says about a field after its name: the texts that `aria-describedby` points to. */
export function descriptionOf(field: HTMLElement): string {
  return (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter(Boolean)
    .join(' ');
}

/** Whether a field says that something is wrong with it. */
export const isInvalid = (field: HTMLElement): boolean => field.getAttribute('aria-invalid') === 'true';
