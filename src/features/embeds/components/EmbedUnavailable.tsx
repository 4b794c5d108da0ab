import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#src/paths/paths.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import styles from './EmbedLayout.module.css';
import { EmbedLayout } from './EmbedLayout.tsx';

type EmbedUnavailableProps = {
  /** Title of the document. */
  title: string;
  heading: ReactNode;
  /** Reason why it is not shown. */
  children: ReactNode;
};

/** Replaces embedded content that was deleted or is not public. */
export function EmbedUnavailable({ title, heading, children }: EmbedUnavailableProps) {
  return (
    <EmbedLayout standsFor={paths.home()}>
      <div className={styles.gone}>
        <PageHead title={title} noIndex isError />
        <h1>{heading}</h1>
        <p>{children}</p>
        <ButtonLink href={paths.home()} target="_blank" rel="noopener" size="small">
          <Trans>Go to Skein</Trans>
        </ButtonLink>
      </div>
    </EmbedLayout>
  );
}
