import type { components } from '#generated/types/api.d.ts';
import type { HelpSource, HelpWords } from './articles.ts';

type HelpArticle = components['schemas']['HelpArticle'];

/** Returns the texts of an article in the reader's language, else in English. */
export function wordsIn(source: HelpSource, locale: string): HelpWords {
  return source.words[locale.split('-')[0] ?? 'en'] ?? source.words.en;
}

/** Presents an article as a list entry. */
export function presentArticle(source: HelpSource, locale: string): HelpArticle {
  const { title, summary } = wordsIn(source, locale);
  return {
    slug: source.slug,
    title,
    topic: source.topic,
    summary,
    related: [...source.related],
    updatedTs: Date.parse(source.updated) / 1000,
  };
}
