import { Trans, useLingui } from '@lingui/react/macro';
import type { ListOrders200 } from '#generated/zod/listOrders200.zod.ts';
import type { ShopOrder } from '#generated/zod/shopOrder.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { OrderRow } from '../components/OrderRow.tsx';
import { ShopCrumbs, ShopFrame, ShopHead } from '../components/ShopFrame.tsx';
import { ordersQuery } from '../data/shop.ts';
import styles from './Orders.module.css';

const ordersOf = ({ response }: ListOrders200): readonly ShopOrder[] => response.orders;
const keyOf = ({ id }: ShopOrder): string => id;

/** Page of the member's orders: what waits to be paid, what was bought, and what was given. */
export default function OrdersPage() {
  const { t } = useLingui();
  const list = usePagedList(ordersQuery(), ordersOf, keyOf);
  return (
    <ShopFrame>
      <PageHead title={t`Orders`} noIndex />
      <ShopCrumbs />
      <ShopHead title={t`Orders`} />
      <div className={styles.list}>
        <EndlessRows
          list={list}
          keyOf={keyOf}
          label={t`Orders`}
          errorText={t`Your orders could not be loaded.`}
          empty={
            <ThreadEnd>
              <Trans>
                Nothing ordered yet. <AppLink to={paths.shop()}>Look around</AppLink>
              </Trans>
            </ThreadEnd>
          }
          row={(order) => <OrderRow order={order} />}
        />
      </div>
    </ShopFrame>
  );
}
