import { getGetServiceStatusQueryOptions } from '#generated/hooks/site/site.ts';
import {
  getGetHelpArticleQueryOptions,
  getListHelpArticlesQueryOptions,
} from '#generated/hooks/support/support.ts';
import type { GetHelpArticle200 } from '#generated/zod/getHelpArticle200.zod.ts';
import type { GetServiceStatus200 } from '#generated/zod/getServiceStatus200.zod.ts';
import type { ListHelpArticles200 } from '#generated/zod/listHelpArticles200.zod.ts';

/** All articles on one page; the contract's longest. */
const MOST = 50;

/** The articles of the help centre, with words only those that say them. */
export function articlesQuery(words: string | undefined) {
  const query = words?.trim().slice(0, 128);
  return {
    ...getListHelpArticlesQueryOptions({ limit: MOST, ...(query ? { query } : {}) }),
    select: (answer: ListHelpArticles200) => answer.response.articles,
  };
}

/** One article with its text. */
export function articleQuery(slug: string) {
  return {
    ...getGetHelpArticleQueryOptions(slug),
    select: (answer: GetHelpArticle200) => answer.response.article,
  };
}

/** How the site is doing. */
export function statusQuery() {
  return {
    ...getGetServiceStatusQueryOptions(),
    select: (answer: GetServiceStatus200) => answer.response,
  };
}
