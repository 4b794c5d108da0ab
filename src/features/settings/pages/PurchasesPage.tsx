import { useLingui } from '@lingui/react/macro';
import { SettingsCard } from '../components/SettingsCard.tsx';
import { SettingsFrame } from '../components/SettingsFrame.tsx';

/** What the member bought (spec 000 §2.7): nothing, as long as nothing is sold. */
export default function PurchasesPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame title={t`Purchases`}>
      <SettingsCard
        title={t`You have bought nothing`}
        detail={t`Nothing is sold here yet. What you buy one day is listed on this page, each with its receipt.`}
      />
    </SettingsFrame>
  );
}
