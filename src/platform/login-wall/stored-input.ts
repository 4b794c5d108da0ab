const STORAGE_KEY = 'skein.sign-in';

/** Fields that are stored during the sign-in, with their keys. Passwords and codes are never stored. */
const STORED_FIELDS: Readonly<Record<string, string>> = {
  email: 'email',
  username: 'email',
  tumblelog: 'tumblelog',
  age: 'age',
  'birth_date-day': 'day',
  'birth_date-month': 'month',
  'birth_date-year': 'year',
};

let stored: Record<string, string> = {};

/** Stores the value of a field for this tab; ignores other fields. */
export function storeInput(field: string, text: string): void {
  const name = STORED_FIELDS[field];
  if (name === undefined) return;
  stored = { ...stored, [name]: text };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  } catch {
    // Without storage the value lasts until the page is left.
  }
}

export const rememberEmail = (email: string): void => storeInput('email', email.trim());

/** Returns the e-mail address typed last on this page. Empty during hydration, because the fields are empty then. */
export const storedEmail = (): string => stored.email ?? '';

/** Removes the stored values after the login. */
export function clearStoredInput(): void {
  stored = {};
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // There is nothing to remove without storage.
  }
}

/**
 * Returns the values typed in this tab, also before a reload. For effects only, because hydration must start without
 * them.
 */
export function storedInput(): Readonly<Record<string, string>> {
  try {
    stored = { ...JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}'), ...stored };
  } catch {
    // Values in memory are used without storage.
  }
  return stored;
}

/** Restores the stored values into unchanged fields, with input events as if they were typed. */
export function restoreStoredInput(form: HTMLFormElement | null): void {
  const known = storedInput();
  for (const field of form?.querySelectorAll('input') ?? []) {
    const text = known[STORED_FIELDS[field.name] ?? ''];
    if (!text || field.value !== field.defaultValue || field.value === text) continue;
    // Bypasses the property that React tracks, so that React notices the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
