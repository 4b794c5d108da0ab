type Field = HTMLInputElement | HTMLTextAreaElement;
/** A form, with the mark that the document's own script leaves: an attribute would not match what is hydrated. */
type EarlyForm = HTMLFormElement & { isSentEarly?: boolean };

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

/** Sends a form whose button was pressed too early (server/site/loading.ts), once the page knows what is in it. */
function sendNow(form: EarlyForm): void {
  form.isSentEarly = false;
  setTimeout(() => form.isConnected && form.requestSubmit());
}

/**
 * Tells a page of what was typed and ticked in the server's markup before the scripts arrived. Hydrating leaves it in the
 * fields (except in a text area that was not empty), but the page's state knows nothing of it and would wipe it out with
 * the next render. What was sent in that time is sent now.
 */
export function adoptTyped(container: Element | null): void {
  for (const field of container?.querySelectorAll<Field>('input, textarea') ?? []) {
    const isBox = field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
    if (isBox && field.checked !== field.defaultChecked) adoptTick(field);
    else if (!isBox && field.type !== 'file' && field.value !== field.defaultValue) adoptText(field);
  }
  for (const form of container?.querySelectorAll<EarlyForm>('form') ?? [])
    if (form.isSentEarly) sendNow(form);
}
