import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { readerLocale } from '#server/modules/users/reader-locale.ts';
import { helpArticles } from '../articles.ts';
import { presentArticle, wordsIn } from '../present-article.ts';

export const getHelpArticle: Handler<'getHelpArticle'> = ({ params, request }) => {
  const source = helpArticles.find(({ slug }) => slug === params.slug);
  if (!source) throw domainError('not-found', { detail: 'There is no such article.' });
  const locale = readerLocale(request);
  const content = wordsIn(source, locale).paragraphs.map((text) => ({ type: 'text' as const, text }));
  return { article: { ...presentArticle(source, locale), content } };
};
