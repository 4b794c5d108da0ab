import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { HelpArticle } from '#generated/zod/helpArticle.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { ArticleList } from '../components/ArticleList.tsx';
import styles from '../components/Help.module.css';
import { HelpFrame } from '../components/HelpFrame.tsx';
import { TOPIC_NAMES } from '../components/help-names.ts';
import { articlesQuery } from '../data/help.ts';

/** Search form with an action address, so that it works without scripts. */
function SearchHelp({ words }: { words: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element is younger than the browsers we speak to
    <form
      role="search"
      aria-label={t`Search help`}
      action={paths.help()}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('query');
        void navigate(paths.help(typeof typed === 'string' ? typed.trim() : ''));
      }}
    >
      <TextField
        label={t`Search help`}
        hideLabel
        placeholder={t`Search help`}
        name="query"
        type="search"
        icon="search"
        maxLength={128}
        defaultValue={words}
      />
      <Button type="submit">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}

function Topic({ topic, articles }: { topic: HelpArticle['topic']; articles: readonly HelpArticle[] }) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <section className={styles.topic} aria-labelledby={id}>
      <h2 id={id}>{i18n._(TOPIC_NAMES[topic])}</h2>
      <ArticleList articles={articles} />
    </section>
  );
}

function Articles({ articles, words }: { articles: readonly HelpArticle[]; words: string }) {
  const { t } = useLingui();
  if (articles.length === 0)
    return (
      <EmptyState
        title={t`No article about “${words}”`}
        action={<ButtonLink href={paths.help()}>{t`All help`}</ButtonLink>}
      >
        <Trans>Try fewer or other words.</Trans>
      </EmptyState>
    );
  if (words) return <ArticleList articles={articles} />;
  const topics = (Object.keys(TOPIC_NAMES) as HelpArticle['topic'][]).filter((topic) =>
    articles.some((article) => article.topic === topic),
  );
  return topics.map((topic) => (
    <Topic key={topic} topic={topic} articles={articles.filter((article) => article.topic === topic)} />
  ));
}

/** The help centre (spec 000 §2.1: /help). */
export default function HelpPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const words = new URLSearchParams(search).get('query')?.trim() ?? '';
  const { data: articles, error } = useQuery(articlesQuery(words));
  if (error && !articles) throw error;
  return (
    <HelpFrame
      title={t`Help`}
      lead={
        <Trans>
          How things work here. Something broken? See the{' '}
          <AppLink to={paths.serviceStatus()}>status of Skein</AppLink>. No answer here?{' '}
          <AppLink to={paths.support()}>Write to us</AppLink>.
        </Trans>
      }
    >
      <PageHead
        title={t`Help`}
        description={t`How Skein works: posting, blogs, safety and more.`}
        canonical={paths.help()}
        noIndex={words !== ''}
      />
      <SearchHelp key={words} words={words} />
      {articles ? (
        <Articles articles={articles} words={words} />
      ) : (
        <div className={styles.list}>
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </div>
      )}
    </HelpFrame>
  );
}
