type Field = HTMLInputElement | HTMLTextAreaElement;
/** Form with the property that the document's inline script sets; an attribute would cause a hydration mismatch. */
type EarlyForm = HTMLFormElement & { isSentEarly?: boolean };

/** Sets a field's value through the prototype's setter, bypassing the instance property that React observes. */
function setNativeValue(field: Field, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
}

function restoreText(field: Field): void {
  const typed = field.value;
  field.value = field.defaultValue;
  setNativeValue(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function restoreChecked(box: HTMLInputElement): void {
  box.checked = box.defaultChecked;
  box.click();
}

/**
 * Submits a form whose button was pressed before hydration (server/site/loading.ts), once its state holds the typed
 * input.
 */
function submitEarlyForm(form: EarlyForm): void {
  form.isSentEarly = false;
  setTimeout(() => form.isConnected && form.requestSubmit());
}

/**
 * Transfers text and checkboxes that were changed in the server's markup before hydration into the page's state.
 * Hydration leaves them in the fields (except in a text area that was not empty), but the state does not know them and
 * the next render would reset them. Forms submitted in that time are submitted now.
 */
export function restoreTypedInput(container: Element | null): void {
  for (const field of container?.querySelectorAll<Field>('input, textarea') ?? []) {
    const isBox = field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
    if (isBox && field.checked !== field.defaultChecked) restoreChecked(field);
    else if (!isBox && field.type !== 'file' && field.value !== field.defaultValue) restoreText(field);
  }
  for (const form of container?.querySelectorAll<EarlyForm>('form') ?? [])
    if (form.isSentEarly) submitEarlyForm(form);
}
