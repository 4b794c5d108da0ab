import { useLingui } from '@lingui/react/macro';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';

/** Page of purchases (spec 000 §2.7), which states that there are none yet. */
export default function PurchasesPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame title={t`Purchases`}>
      <EmptyState art="basket" title={t`You have not bought anything`}>
        {t`You cannot buy anything yet. Later, your purchases and their receipts are listed here.`}
      </EmptyState>
    </SettingsFrame>
  );
}
