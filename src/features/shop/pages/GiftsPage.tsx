import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import type { Gift } from '#generated/zod/gift.zod.ts';
import type { ListGifts200 } from '#generated/zod/listGifts200.zod.ts';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { GiftRow } from '../components/GiftRow.tsx';
import { GiveForm } from '../components/GiveForm.tsx';
import { type GiftDirection, giftsQuery } from '../data/gifts.ts';

const giftsOf = ({ response }: ListGifts200): readonly Gift[] => response.gifts;
const keyOf = ({ id }: Gift): string => id;

function Gifts({ direction }: { direction: GiftDirection }) {
  const { t } = useLingui();
  const list = usePagedList(giftsQuery(direction), giftsOf, keyOf);
  return (
    <EndlessRows
      list={list}
      keyOf={keyOf}
      label={direction === 'sent' ? t`Gifts from you` : t`Gifts for you`}
      errorText={t`Your gifts could not be loaded.`}
      empty={
        <ThreadEnd>
          {direction === 'sent' ? <Trans>No parcels out.</Trans> : <Trans>No parcels in.</Trans>}
        </ThreadEnd>
      }
      row={(gift) => <GiftRow gift={gift} />}
    />
  );
}

/** Page of gifts (spec 000 §2.7): the form that ties one, those the member got, and those they gave. */
export default function GiftsPage() {
  const { t } = useLingui();
  const query = new URLSearchParams(useLocation().search);
  const direction = query.get('show') === 'sent' ? 'sent' : 'received';
  return (
    <SettingsFrame title={t`Gifts`} detail={t`Tie something for a friend.`}>
      <GiveForm to={query.get('to') ?? ''} wanted={query.get('product') ?? undefined} />
      <TabNav
        label={t`Gifts`}
        items={[
          { href: paths.gifts(), label: t`For you`, current: direction === 'received' },
          { href: paths.gifts({ show: 'sent' }), label: t`From you`, current: direction === 'sent' },
        ]}
      />
      <Gifts key={direction} direction={direction} />
    </SettingsFrame>
  );
}
