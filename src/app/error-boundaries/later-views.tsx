import { useLingui } from '@lingui/react/macro';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

/** In the place of a failure's view when even that cannot be fetched. */
function LastWords() {
  const { t } = useLingui();
  return (
    <div role="alert">
      <p>{t`Something went wrong`}</p>
      <button type="button" onClick={() => window.location.reload()}>{t`Try again`}</button>
    </div>
  );
}

/** The view for a failure that takes a page's place. Most visits never see it. */
export const FailureView = lazyPart(() => import('./FailureView.tsx'), 'FailureView', {
  missing: <LastWords />,
});
