import { getGetServiceStatusQueryOptions } from '#generated/hooks/site/site.ts';
import {
  getGetHelpArticleQueryOptions,
  getListHelpArticlesQueryOptions,
} from '#generated/hooks/support/support.ts';
import type { GetHelpArticle200 } from '#generated/zod/getHelpArticle200.zod.ts';
import type { GetServiceStatus200 } from '#generated/zod/getServiceStatus200.zod.ts';
import type { ListHelpArticles200 } from '#generated/zod/listHelpArticles200.zod.ts';

/** The contract's maximum page size: all articles on one page. */
const PAGE_SIZE = 50;

/** The help articles; with words only those that contain them. */
export function articlesQuery(words: string | undefined) {
  const query = words?.trim().slice(0, 128);
  return {
    ...getListHelpArticlesQueryOptions({ limit: PAGE_SIZE, ...(query ? { query } : {}) }),
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

/** State of the site's services. */
export function statusQuery() {
  return {
    ...getGetServiceStatusQueryOptions(),
    select: (answer: GetServiceStatus200) => answer.response,
  };
}
