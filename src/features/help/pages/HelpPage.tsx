import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import type { HelpArticle } from '#generated/zod/helpArticle.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import styles from '../components/Help.module.css';
import { HelpFrame } from '../components/HelpFrame.tsx';
import { TOPIC_NAMES } from '../components/help-names.ts';
import { Questions } from '../components/Questions.tsx';
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
        placeholder={t`Ask as you would ask a friend`}
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

function Articles({ articles, words }: { articles: readonly HelpArticle[]; words: string }) {
  const { t, i18n } = useLingui();
  if (articles.length === 0)
    return (
      <EmptyState
        title={t`No article about “${words}”`}
        action={<ButtonLink href={paths.help()}>{t`All help`}</ButtonLink>}
      >
        <Trans>Try fewer or other words.</Trans>
      </EmptyState>
    );
  const order = Object.keys(TOPIC_NAMES);
  const sorted = words
    ? articles
    : articles.toSorted((one, other) => order.indexOf(one.topic) - order.indexOf(other.topic));
  return <Questions articles={sorted} topicOf={({ topic }) => i18n._(TOPIC_NAMES[topic])} />;
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
          <AppLink to={paths.serviceStatus()}>status of Skein</AppLink>.
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
      <div className={styles.foot}>
        <p>
          <Trans>Not it? A person reads what you write.</Trans>
        </p>
        <ButtonLink href={paths.support()}>
          <Trans>Write to us</Trans>
        </ButtonLink>
      </div>
    </HelpFrame>
  );
}
