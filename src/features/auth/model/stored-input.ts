const STORAGE_KEY = 'skein.sign-in';

/** Fields that are kept while somebody is on their way in, and as what. Passwords and codes never are. */
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

/** Keeps what was typed into a field for this tab; nothing of a field that is not among those kept. */
export function storeInput(field: string, text: string): void {
  const name = STORED_FIELDS[field];
  if (name === undefined) return;
  stored = { ...stored, [name]: text };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  } catch {
    // A browser without storage: kept until the page is left.
  }
}

export const rememberEmail = (email: string): void => storeInput('email', email.trim());

/** The address typed last on this page. Nothing while a document is hydrated: its fields are empty then. */
export const storedEmail = (): string => stored.email ?? '';

/** Once somebody is in. */
export function clearStoredInput(): void {
  stored = {};
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}

/** What was typed in this tab, before a reload as well. For effects: a document is hydrated without it. */
export function storedInput(): Readonly<Record<string, string>> {
  try {
    stored = { ...JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}'), ...stored };
  } catch {
    // What the page itself knows has to do.
  }
  return stored;
}

/** Puts what was typed before into the fields that are as they were drawn, as if it was typed again. */
export function restoreStoredInput(form: HTMLFormElement | null): void {
  const known = storedInput();
  for (const field of form?.querySelectorAll('input') ?? []) {
    const text = known[STORED_FIELDS[field.name] ?? ''];
    if (!text || field.value !== field.defaultValue || field.value === text) continue;
    // Past the property that React watches, so that it hears of it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
