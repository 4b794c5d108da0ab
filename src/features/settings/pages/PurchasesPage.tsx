import { useLingui } from '@lingui/react/macro';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';

/** What the member bought (spec 000 §2.7): nothing, as long as nothing is sold. */
export default function PurchasesPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame title={t`Purchases`}>
      <EmptyState art="basket" title={t`You have bought nothing`}>
        {t`Nothing is sold here yet. What you buy one day is listed on this page, each with its receipt.`}
      </EmptyState>
    </SettingsFrame>
  );
}
