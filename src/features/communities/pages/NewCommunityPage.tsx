import { Trans, useLingui } from '@lingui/react/macro';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from './CommunitiesPage.module.css';

/** The three steps. They are shown in the browser alone, so the page paints without their code. */
const NewCommunityForm = lazyPart(() => import('../components/NewCommunityForm.tsx'), 'NewCommunityForm', {
  isPrefetched: false,
  whileLoading: <CardSkeleton />,
});

/** Starts a community in three steps (spec 001 §2). Visitors fill it in as well and log in at the end. */
export default function NewCommunityPage() {
  const { t } = useLingui();
  // The stored form is known only in the browser.
  const isHydrated = useHydrated();
  return (
    <div className={styles.page}>
      <PageHead title={t`Start a community`} noIndex />
      <header className={styles.head} data-above="steps">
        <h1>
          <Trans>Start a community</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>Three small steps. You are the first one in.</Trans>
        </p>
      </header>
      {isHydrated ? <NewCommunityForm /> : <CardSkeleton />}
    </div>
  );
}
