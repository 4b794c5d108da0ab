import { useLingui } from '@lingui/react/macro';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import styles from './views.module.css';

/** The page of an address that leads nowhere, or to something that is gone. */
export function NotFoundView() {
  const { t } = useLingui();
  return (
    <div className={styles.view}>
      <PageHead title={t`Nothing here`} noIndex isError />
      <EmptyState
        level={1}
        art="cat"
        title={t`There is nothing here`}
        action={
          <ButtonLink variant="primary" href={paths.explore('trending')}>
            {t`See what is trending`}
          </ButtonLink>
        }
      >
        {t`Somebody pulled the thread, or it was never here. The address may have a typo.`}
      </EmptyState>
    </div>
  );
}
