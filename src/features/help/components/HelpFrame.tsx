import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { CardPage } from '#src/shared/ui/CardPage.tsx';

type HelpFrameProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** True for pages below the article list, which link back to it. */
  isDeeper?: boolean;
  children: ReactNode;
};

/** Common frame of the help pages: back link, heading, one column. */
export function HelpFrame({ isDeeper = false, ...page }: HelpFrameProps) {
  const above = isDeeper ? (
    <AppLink to={paths.help()}>
      <Trans>All help</Trans>
    </AppLink>
  ) : undefined;
  return <CardPage above={above} {...page} />;
}
