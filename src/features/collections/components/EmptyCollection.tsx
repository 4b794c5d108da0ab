import { Trans, useLingui } from '@lingui/react/macro';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';

/** Shown in place of a collection's posts while there are none. */
export function EmptyCollection({ collection: { canAdd } }: { collection: CollectionRef }) {
  const { t } = useLingui();
  if (!canAdd)
    return (
      <EmptyState art="yarn" title={t`Nothing here yet`}>
        <Trans>Posts appear here as they are kept.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      art="yarn"
      title={t`Nothing here yet`}
      action={<ButtonLink href={paths.explore()} icon="compass">{t`Explore`}</ButtonLink>}
    >
      <Trans>Choose “Add to a collection” in the menu of any post.</Trans>
    </EmptyState>
  );
}
