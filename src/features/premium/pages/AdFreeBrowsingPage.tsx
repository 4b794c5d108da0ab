import { useLingui } from '@lingui/react/macro';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';

/** Page of ad-free browsing (spec 000 §2.7), which states that there are no ads. */
export default function AdFreeBrowsingPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame title={t`Ad-free browsing`}>
      <EmptyState art="cat" title={t`You browse without ads`}>
        {t`Skein has no ads, so there is nothing to pay for. If that changes, you can turn ads off here, and we tell you before anything costs money.`}
      </EmptyState>
    </SettingsFrame>
  );
}
