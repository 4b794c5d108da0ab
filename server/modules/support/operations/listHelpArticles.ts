import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { offsetLinks } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { fold } from '#server/search/words.ts';
import { presentArticle, wordsIn } from '../help/article-presenter.ts';
import { helpArticles } from '../help/articles.ts';

export const listHelpArticles: Handler<'listHelpArticles'> = ({ query, request }) => {
  const { topic, offset = 0, limit = 20 } = query;
  const locale = readerLocale(request);
  const words = fold(query.query ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const found = helpArticles.filter((source) => {
    const { title, summary, paragraphs } = wordsIn(source, locale);
    const said = fold([title, summary, ...paragraphs].join(' '));
    return (topic === undefined || source.topic === topic) && words.every((word) => said.includes(word));
  });
  return {
    articles: found.slice(offset, offset + limit).map((source) => presentArticle(source, locale)),
    total: found.length,
    links: offsetLinks(pathOf('listHelpArticles'), { ...query, offset, limit }, found.length),
  };
};
