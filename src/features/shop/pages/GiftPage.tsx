import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Gift } from '#generated/zod/gift.zod.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from '../components/GiftScene.module.css';
import { EndedGift, OpenGift, SentGift, TiedGift } from '../components/GiftScene.tsx';
import { giftQuery } from '../data/gifts.ts';

function GiftView({ gift }: { gift: Gift }) {
  // A change while the page is open answers something that the person did.
  const [first] = useState(gift.status);
  const isAnswer = gift.status !== first;
  if (gift.direction === 'sent') return <SentGift gift={gift} />;
  if (gift.status === 'delivered') return <TiedGift gift={gift} />;
  return gift.status === 'claimed' ? (
    <OpenGift gift={gift} isAnswer={isAnswer} />
  ) : (
    <EndedGift gift={gift} isAnswer={isAnswer} />
  );
}

/** Page of one gift (spec 001 §2): a parcel to untie, and what came out of it. */
export default function GiftPage() {
  const { t } = useLingui();
  const { giftId = '' } = useParams();
  const { data, error } = useQuery(giftQuery(giftId));
  if (!data && error) throw error;
  return (
    <div className={styles.page} data-whole-window>
      <PageHead title={t`A gift`} noIndex />
      {data ? <GiftView key={giftId} gift={data.response.gift} /> : <PostSkeleton media={false} />}
    </div>
  );
}
