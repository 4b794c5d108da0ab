import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { Instead } from '#src/shared/ui/NotAllowedState.tsx';

/** A member without a blog: registration is not finished. */
export function NoBlog() {
  const { t } = useLingui();
  return (
    <Instead>
      <EmptyState level={1} title={t`You have no blog to post on yet`}>
        {t`Finish signing up to get one.`}
      </EmptyState>
    </Instead>
  );
}
