import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#src/paths/paths.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import styles from './Embedded.module.css';
import { Embedded } from './Embedded.tsx';

type GoneProps = {
  /** What the document is called. */
  title: string;
  heading: ReactNode;
  /** Why it is not shown. */
  children: ReactNode;
};

/** In the place of what is gone, or not shown to everybody, in another site's frame. */
export function Gone({ title, heading, children }: GoneProps) {
  return (
    <Embedded standsFor={paths.home()}>
      <div className={styles.gone}>
        <PageHead title={title} noIndex isError />
        <h1>{heading}</h1>
        <p>{children}</p>
        <ButtonLink href={paths.home()} target="_blank" rel="noopener" size="small">
          <Trans>Go to Skein</Trans>
        </ButtonLink>
      </div>
    </Embedded>
  );
}
