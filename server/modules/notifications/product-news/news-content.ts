import * as z from 'zod/mini';

const text = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(5000)),
  link: z.url({ protocol: /^https?$/ }),
  action: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
});

/** Names a language as members choose it: `de`, `pt_BR`. */
const LANGUAGE = /^[a-z]{2}(_[A-Z]{2})?$/;

/** News about the site, in English and in other languages of the site. */
export const newsContent = z.catchall(z.object({ en: text }), text).check(
  z.refine((content) => Object.keys(content).every((name) => LANGUAGE.test(name)), {
    error: 'Languages are named like "de" or "pt_BR".',
  }),
);

export type NewsContent = z.infer<typeof newsContent>;
export type NewsText = NewsContent['en'];

/** Returns the news in a member's language, in English where they are not translated. */
export function newsIn(content: NewsContent, locale: string): NewsText {
  const [language = 'en'] = locale.split('_');
  return content[locale] ?? content[language] ?? content.en;
}
