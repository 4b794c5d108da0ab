import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { FormPlaceholder } from '#src/shared/ui/NotAllowedState.tsx';

/** Notice for a member without a blog, whose registration is not finished. */
export function NoBlogNotice() {
  const { t } = useLingui();
  return (
    <FormPlaceholder>
      <EmptyState level={1} title={t`You have no blog to post on yet`}>
        {t`Finish signing up to get a blog.`}
      </EmptyState>
    </FormPlaceholder>
  );
}
