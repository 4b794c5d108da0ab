import { Trans, useLingui } from '@lingui/react/macro';
import type { ListPurchases200 } from '#generated/zod/listPurchases200.zod.ts';
import type { Purchase } from '#generated/zod/purchase.zod.ts';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { OwnMemberships } from '../components/OwnMemberships.tsx';
import { PurchaseRow } from '../components/PurchaseRow.tsx';
import { purchasesQuery } from '../data/purchases.ts';

const purchasesOf = ({ response }: ListPurchases200): readonly Purchase[] => response.purchases;
const keyOf = ({ id }: Purchase): string => id;

/** Page of whom the member supports, and of everything they bought (spec 000 §2.7), each with its receipt. */
export default function PurchasesPage() {
  const { t } = useLingui();
  const list = usePagedList(purchasesQuery(), purchasesOf, keyOf);
  return (
    <SettingsFrame title={t`Purchases`}>
      <OwnMemberships />
      <EndlessRows
        list={list}
        keyOf={keyOf}
        label={t`Purchases`}
        errorText={t`Your purchases could not be loaded.`}
        empty={
          <ThreadEnd>
            <Trans>Nothing bought, nothing owed.</Trans>
          </ThreadEnd>
        }
        row={(purchase) => <PurchaseRow purchase={purchase} />}
      />
    </SettingsFrame>
  );
}
