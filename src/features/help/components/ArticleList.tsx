import type { HelpArticle } from '#generated/zod/helpArticle.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './Help.module.css';

/** Articles as rows of links. */
export function ArticleList({ articles }: { articles: readonly HelpArticle[] }) {
  return (
    <ul className={styles.list}>
      {articles.map(({ slug, title, summary }) => (
        <li key={slug}>
          <AppLink to={paths.helpArticle(slug)} className={styles.row}>
            <strong>{title}</strong>
            <span>{summary}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
