import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ContentBlocks } from '#src/entities/post/blocks/ContentBlocks.tsx';
import { paths } from '#src/paths/paths.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ArticleList } from '../components/ArticleList.tsx';
import styles from '../components/Help.module.css';
import { HelpFrame } from '../components/HelpFrame.tsx';
import { articleQuery, articlesQuery } from '../data/help.ts';

/** Related articles, once the list of all articles is loaded. */
function Related({ slugs }: { slugs: readonly string[] }) {
  const { data: all = [] } = useQuery(articlesQuery(undefined));
  const related = slugs.flatMap((slug) => all.find((article) => article.slug === slug) ?? []);
  if (related.length === 0) return null;
  return (
    <section className={styles.topic} aria-labelledby="related">
      <h2 id="related">
        <Trans>Read on</Trans>
      </h2>
      <ArticleList articles={related} />
    </section>
  );
}

/** One help article. */
export default function ArticlePage() {
  const dateLocale = useDateLocale();
  const { slug = '' } = useParams();
  const { data: article, error } = useQuery(articleQuery(slug));
  if (error && !article) throw error;
  if (!article)
    return (
      <HelpFrame title="" isDeeper>
        <PostSkeleton media={false} />
      </HelpFrame>
    );
  const updated = new Date(article.updatedTs * 1000);
  const day = dateFormat(dateLocale, { dateStyle: 'long', timeZone: 'UTC' }).format(updated);
  return (
    <HelpFrame title={article.title} lead={article.summary} isDeeper>
      <PageHead title={article.title} description={article.summary} canonical={paths.helpArticle(slug)} />
      <article className={styles.article}>
        <ContentBlocks
          content={article.content ?? []}
          layout={[]}
          id={`help:${slug}`}
          postedAt={article.updatedTs}
          whole
        />
        <p className={styles.date}>
          <Trans>
            Last changed <time dateTime={updated.toISOString().slice(0, 10)}>{day}</time>
          </Trans>
        </p>
      </article>
      <Related slugs={article.related ?? []} />
    </HelpFrame>
  );
}
