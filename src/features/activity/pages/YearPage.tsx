import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { YearReview } from '../components/YearReview.tsx';
import { yearOf, yearQuery } from '../data/year.ts';
import styles from './YearPage.module.css';

/** Shown when the year does not exist; links from a requested year to the newest one. */
function NoYear({ href, words }: { href: string | undefined; words: string }) {
  return (
    <EmptyState
      title={<Trans>No year in review</Trans>}
      action={
        href === undefined ? undefined : (
          <ButtonLink href={href} variant="primary">
            <Trans>See the newest year</Trans>
          </ButtonLink>
        )
      }
    >
      {words}
    </EmptyState>
  );
}

/** A blog's year in review (spec 000 §2.1); without a name that of the member's primary blog. */
export default function YearPage() {
  const { t, i18n } = useLingui();
  const { blogName } = useParams();
  const { search } = useLocation();
  const { blogs } = useViewer();
  const name = blogName ?? blogs.find(({ primary }) => primary)?.name ?? blogs[0]?.name ?? '';
  const year = yearOf(new URLSearchParams(search));
  const { data, error } = useQuery({
    ...yearQuery(name, year),
    enabled: name !== '',
  });
  const isNone = isApiError(error) && error.errors.some(({ field }) => field === 'year');
  if (error && !data && !isNone) throw error;
  return (
    <div className={styles.page}>
      <PageHead title={t`A year of ${name}`} noIndex />
      <h1 className={styles.title} dir="auto">
        {data ? (
          <Trans>
            {String(data.year)}, by {name}
          </Trans>
        ) : year === undefined ? (
          t`A year of ${name}`
        ) : (
          <Trans>
            {String(year)}, by {name}
          </Trans>
        )}
      </h1>
      {data ? <YearReview review={data} /> : null}
      {isNone ? (
        <NoYear
          href={year === undefined ? undefined : paths.yearInReview(name)}
          words={errorMessage(error, '', i18n)}
        />
      ) : null}
      {data || isNone ? null : <PostSkeleton />}
    </div>
  );
}
