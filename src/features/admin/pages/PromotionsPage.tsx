import { Trans, useLingui } from '@lingui/react/macro';
import { getListPromotionsInfiniteQueryOptions } from '#generated/hooks/blaze/blaze.ts';
import type { ListPromotions200 } from '#generated/zod/listPromotions200.zod.ts';
import type { Promotion } from '#generated/zod/promotion.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { AdminFrame } from '../components/AdminFrame.tsx';
import { PromotionItem } from '../components/PromotionItem.tsx';

const promotionsOf = ({ response }: ListPromotions200): readonly Promotion[] => response.promotions;
function keyOf({ post, blog, endTs, tags }: Promotion): string {
  return [post?.id ?? blog?.uuid, endTs, ...tags].join(' ');
}

function Promotions() {
  const { t } = useLingui();
  const query = getListPromotionsInfiniteQueryOptions({}, { query: paging });
  const list = usePagedList(query, promotionsOf, keyOf);
  return (
    <EndlessRows
      list={list}
      keyOf={keyOf}
      row={(promotion) => <PromotionItem promotion={promotion} />}
      label={t`Put forward`}
      errorText={t`The promotions could not be loaded.`}
      empty={
        <EmptyState title={<Trans>Nothing is put forward</Trans>}>
          <Trans>
            Blogs and posts that are shown out of turn are here, the one that ends first before others.
          </Trans>
        </EmptyState>
      }
    />
  );
}

/** Admin page of the blogs and posts that are put forward. */
export default function PromotionsPage() {
  return (
    <AdminFrame part="promotions">
      <Promotions />
    </AdminFrame>
  );
}
