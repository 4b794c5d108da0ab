const KEY = 'skein.sign-in';

/** Fields that are kept while somebody is on their way in, and as what. Passwords and codes never are. */
const KEPT: Readonly<Record<string, string>> = {
  email: 'email',
  username: 'email',
  tumblelog: 'tumblelog',
  age: 'age',
  'birth_date-day': 'day',
  'birth_date-month': 'month',
  'birth_date-year': 'year',
};

let typed: Record<string, string> = {};

/** Keeps what was typed into a field for this tab; nothing of a field that is not among those kept. */
export function rememberTyped(field: string, text: string): void {
  const name = KEPT[field];
  if (name === undefined) return;
  typed = { ...typed, [name]: text };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // A browser without storage: kept until the page is left.
  }
}

export const rememberEmail = (email: string): void => rememberTyped('email', email.trim());

/** The address typed last on this page. Nothing while a document is hydrated: its fields are empty then. */
export const recallEmail = (): string => typed.email ?? '';

/** Once somebody is in. */
export function forgetTyped(): void {
  typed = {};
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** What was typed in this tab, before a reload as well. For effects: a document is hydrated without it. */
export function recallTyped(): Readonly<Record<string, string>> {
  try {
    typed = { ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}'), ...typed };
  } catch {
    // What the page itself knows has to do.
  }
  return typed;
}

/** Puts what was typed before into the fields that are as they were drawn, as if it was typed again. */
export function fillTyped(form: HTMLFormElement | null): void {
  const known = recallTyped();
  for (const field of form?.querySelectorAll('input') ?? []) {
    const text = known[KEPT[field.name] ?? ''];
    if (!text || field.value !== field.defaultValue || field.value === text) continue;
    // Past the property that React watches, so that it hears of it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
