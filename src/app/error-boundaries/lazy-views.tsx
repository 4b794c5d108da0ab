import { useLingui } from '@lingui/react/macro';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

/** Shown when the code of the failure view cannot be loaded either. */
function UnavailableFallback() {
  const { t } = useLingui();
  return (
    <div role="alert">
      <p>{t`Something went wrong`}</p>
      <button type="button" onClick={() => window.location.reload()}>{t`Try again`}</button>
    </div>
  );
}

/** Full-page view of a failure. Loaded on demand, because most visits never need it. */
export const FailureView = lazyPart(() => import('./FailureView.tsx'), 'FailureView', {
  missing: <UnavailableFallback />,
});
