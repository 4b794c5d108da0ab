type Field = HTMLInputElement | HTMLTextAreaElement;

/** Sets a field's text as the browser does when somebody types, past the instance property that React watches. */
function setAsTyped(field: Field, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
}

function adoptText(field: Field): void {
  const typed = field.value;
  field.value = field.defaultValue;
  setAsTyped(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function adoptTick(box: HTMLInputElement): void {
  box.checked = box.defaultChecked;
  box.click();
}

/**
 * Tells a page of what was typed and ticked in the server's markup before the scripts arrived. Hydrating leaves it in the
 * fields (except in a text area that was not empty), but the page's state knows nothing of it and would wipe it out with
 * the next render.
 */
export function adoptTyped(container: Element | null): void {
  for (const field of container?.querySelectorAll<Field>('input, textarea') ?? []) {
    const isBox = field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
    if (isBox && field.checked !== field.defaultChecked) adoptTick(field);
    else if (!isBox && field.type !== 'file' && field.value !== field.defaultValue) adoptText(field);
  }
}
