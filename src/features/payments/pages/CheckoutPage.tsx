import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Checkout } from '#generated/zod/checkout.zod.ts';
import type { Money } from '#generated/zod/money.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { useItemNames } from '#src/entities/payments/item-words.ts';
import { PaidStamp } from '#src/entities/payments/PaidStamp.tsx';
import { Slip } from '#src/entities/payments/Slip.tsx';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { CardAxis } from '#src/shared/ui/CardAxis.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { OverSlip, PaidSlip, usePurchaseOf } from '../components/EndSlip.tsx';
import { PaySlip } from '../components/PaySlip.tsx';
import { BankSlip, ConfirmingSlip, ProviderPageSlip } from '../components/WaitSlip.tsx';
import { checkoutQuery, usePay } from '../data/checkout.ts';
import { slipStateOf } from '../model/slip-state.ts';

/** The one slip in each of its states: the middle changes, the page never does. */
function CheckoutSlip({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  const { blogs, primaryBlog } = useViewer();
  const { titleOf } = useItemNames();
  const [hasLeft, setHasLeft] = useState(false);
  const [before, setBefore] = useState<Money>();
  const [isAnswer, setIsAnswer] = useState(false);
  const { id: checkoutId, kind = '', total, lines: [line] = [] } = checkout;
  const state = slipStateOf(checkout, { now: useNow(), hasLeft, hasChanged: before !== undefined });
  const purchase = usePurchaseOf(checkout);
  const { write, busy, error } = usePay({
    onOpen: () => setHasLeft(true),
    onPriceChanged: () => setBefore(total),
  });
  const pay = (paymentMethodId?: string): void => {
    setIsAnswer(true);
    setBefore(undefined);
    void write({
      checkoutId,
      data: {
        ...(paymentMethodId ? { payment_method_id: paymentMethodId } : {}),
        expected_price: total.amount,
        expected_currency: total.currency,
      },
    });
  };
  const title = line ? titleOf(line) : kind;
  // A gift has no face: that of its recipient is not known here.
  const forBlog =
    checkout.blogName === undefined ? primaryBlog : blogs.find(({ name }) => name === checkout.blogName);
  const forName = checkout.blogName ?? primaryBlog?.name;
  const again = { checkout, isAnswer, isPaying: busy, pay };
  return (
    <Slip
      title={title}
      detail={forName ? <Trans>for {forName}</Trans> : undefined}
      picture={forBlog ? <BlogAvatar blog={forBlog} size={56} loading="eager" /> : undefined}
      stamp={state === 'paid' && purchase ? <PaidStamp timestamp={purchase.createdTs} /> : undefined}
      level={1}
      isBig
    >
      <PageHead title={state === 'paid' ? t`Paid: ${title}` : t`Pay: ${title}`} noIndex />
      {state === 'open' || state === 'declined' || state === 'changed' || state === 'left' ? (
        <PaySlip {...again} state={state} before={before} error={error} onGoOn={() => setHasLeft(false)} />
      ) : null}
      {state === 'provider-page' ? <ProviderPageSlip checkout={checkout} isAnswer={isAnswer} /> : null}
      {state === 'needs-action' ? <BankSlip {...again} pay={() => pay()} /> : null}
      {state === 'confirming' ? <ConfirmingSlip checkout={checkout} isAnswer={isAnswer} /> : null}
      {state === 'paid' ? <PaidSlip checkout={checkout} isAnswer={isAnswer} /> : null}
      {state === 'expired' || state === 'cancelled' ? (
        <OverSlip checkout={checkout} isAnswer={isAnswer} isExpired={state === 'expired'} />
      ) : null}
    </Slip>
  );
}

/** Page on which anything is paid, and which becomes its receipt. Everything that is sold leads here. */
export default function CheckoutPage() {
  const { checkoutId = '' } = useParams();
  const { data, error } = useQuery(checkoutQuery(checkoutId));
  if (!data && error) throw error;
  return (
    <TwoColumns aside={null}>
      <CardAxis>
        {data ? <CheckoutSlip key={checkoutId} checkout={data.response.checkout} /> : <PostSkeleton />}
      </CardAxis>
    </TwoColumns>
  );
}
