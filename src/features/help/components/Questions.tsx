import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HelpArticle } from '#generated/zod/helpArticle.zod.ts';
import { ContentBlocks } from '#src/entities/post/blocks/ContentBlocks.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { articleQuery } from '../data/help.ts';
import styles from './Help.module.css';

/** Text of an article below its title; its summary while it loads and when it does not load. */
function Answer({ article: { slug, summary, updatedTs } }: { article: HelpArticle }) {
  const { data } = useQuery(articleQuery(slug));
  if (!data?.content?.length) return <p className={styles.summary}>{summary}</p>;
  return <ContentBlocks content={data.content} layout={[]} id={`help:${slug}`} postedAt={updatedTs} whole />;
}

function Question({ article, topic }: { article: HelpArticle; topic: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.question}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span>{article.title}</span>
          {topic ? <small>{topic}</small> : null}
          <Icon name="chevron-down" size={18} />
        </summary>
        <div className={styles.answer}>
          {isOpen ? <Answer article={article} /> : <p className={styles.summary}>{article.summary}</p>}
          <p className={styles.summary}>
            <AppLink to={paths.helpArticle(article.slug)}>
              <Trans>On a page of its own</Trans>
            </AppLink>
          </p>
        </div>
      </details>
    </li>
  );
}

type QuestionsProps = {
  articles: readonly HelpArticle[];
  /** Returns the name of an article's topic. */
  topicOf: (article: HelpArticle) => string;
};

/** Articles as questions that unfold their answer; without scripts their summary. */
export function Questions({ articles, topicOf }: QuestionsProps) {
  return (
    <ul className={styles.questions}>
      {articles.map((article) => (
        <Question key={article.slug} article={article} topic={topicOf(article)} />
      ))}
    </ul>
  );
}
