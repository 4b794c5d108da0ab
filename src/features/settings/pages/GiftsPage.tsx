import { useLingui } from '@lingui/react/macro';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';

/** Page of gifts (spec 000 §2.7), which states that there are none yet. */
export default function GiftsPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame title={t`Gifts`}>
      <EmptyState art="yarn" title={t`No gifts yet`}>
        {t`Gifts cannot be given yet. Later, gifts for you and the gifts you gave are listed on this page.`}
      </EmptyState>
    </SettingsFrame>
  );
}
