import { type I18n, i18n, type Messages, setupI18n } from '@lingui/core';
import { DEFAULT_LOCALE, LOCALES, type LocaleCode } from '#src/domain/language/locales.ts';

type Loader = () => Promise<{ messages: Messages }>;

// English is missing on purpose: its messages are compiled into the code (docs/decisions/006).
const loaders: Partial<Record<LocaleCode, Loader>> = {
  de: () => import('#src/locales/de.po'),
};

const loaded = new Map<LocaleCode, Messages>([[DEFAULT_LOCALE, {}]]);

/**
 * Loads a language's catalogue once. A language without one falls back to English.
 * @throws whatever the import throws (a network failure in the browser); the next call tries again.
 */
export async function loadMessages(locale: LocaleCode): Promise<Messages> {
  const known = loaded.get(locale);
  if (known) return known;
  const messages = (await loaders[locale]?.())?.messages ?? {};
  loaded.set(locale, messages);
  return messages;
}

/** Loads every catalogue, so that `createI18n` is synchronous. The server calls this at start-up. */
export async function preloadMessages(): Promise<void> {
  await Promise.all(Object.keys(LOCALES).map((code) => loadMessages(code as LocaleCode)));
}

function ready(locale: LocaleCode): Messages {
  const messages = loaded.get(locale);
  if (!messages) throw new Error(`Load the catalogue of "${locale}" before using it`);
  return messages;
}

/**
 * Creates an instance for one server request, because requests in different languages run concurrently.
 * @throws Error when the catalogue is not loaded yet (see `preloadMessages`).
 */
export function createI18n(locale: LocaleCode): I18n {
  const { tag } = LOCALES[locale];
  return setupI18n({ locale: tag, messages: { [tag]: ready(locale) } });
}

/**
 * Switches the page's global instance (`i18n` of `@lingui/core`) to a language, loading it first. Browser only;
 * everything under `I18nProvider` renders again.
 */
export async function activate(locale: LocaleCode): Promise<I18n> {
  const messages = await loadMessages(locale);
  const { tag } = LOCALES[locale];
  i18n.loadAndActivate({ locale: tag, messages });
  // Setting lang, even to the same value, makes the browser recompute all styles.
  const root = document.documentElement;
  if (root.lang !== tag) root.lang = tag;
  return i18n;
}
