import { useLingui } from '@lingui/react/macro';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';

/** Page of ad-free browsing (spec 000 §2.7), which states that there are no ads. */
export default function AdFreeBrowsingPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame title={t`Ad-free browsing`}>
      <EmptyState art="cat" title={t`You browse without ads`}>
        {t`There are none on this site, so there is nothing to pay for. Should that change, this page lets you switch them off, and says so before anything costs money.`}
      </EmptyState>
    </SettingsFrame>
  );
}
