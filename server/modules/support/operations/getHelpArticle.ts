import { domainError } from '#server/core/errors.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentArticle, wordsIn } from '../help/article-presenter.ts';
import { helpArticles } from '../help/articles.ts';

export const getHelpArticle: Handler<'getHelpArticle'> = ({ params, request }) => {
  const source = helpArticles.find(({ slug }) => slug === params.slug);
  if (!source) throw domainError('not-found', { reason: 'article' });
  const locale = readerLocale(request);
  const content = wordsIn(source, locale).paragraphs.map((text) => ({ type: 'text' as const, text }));
  return { article: { ...presentArticle(source, locale), content } };
};
