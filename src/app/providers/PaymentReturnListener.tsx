import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Parameters with which a payment leads back. */
const PARAMETERS = ['gift', 'self_purchase', 'source', 'card'] as const;

/** Returns true when the provider's page of the card could not be opened. */
const isUnreachable = (query: URLSearchParams) => query.get('card') === 'unreachable';

/**
 * Says once that a payment of the badge manager succeeded, or that the provider's page of the card could not be opened, and
 * takes their parameters out of the address (spec 001 §2, §8).
 */
export function PaymentReturnListener() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const location = useLocation();
  const { search } = location;
  const thankFor = (query: URLSearchParams): boolean => {
    if (query.get('source') !== 'badge-manager') return false;
    const isGift = query.get('gift') === 'success';
    if (!isGift && query.get('self_purchase') !== 'success') return false;
    addToast({
      type: 'success',
      message: isGift
        ? t`Payment successful 🎉 Your gift has been sent.`
        : t`Payment successful 🎉 Enjoy your Skeinmart item. It may take a few minutes for your item to appear.`,
    });
    return true;
  };
  const announce = useEffectEvent(() => {
    const query = new URLSearchParams(search);
    if (isUnreachable(query))
      addToast({ type: 'error', message: t`The page of your card could not be opened. Try again.` });
    else if (!thankFor(query)) return;
    for (const name of PARAMETERS) query.delete(name);
    const { pathname, hash, state } = location;
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, state });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each query is looked at once.
  useEffect(() => announce(), [search]);
  return null;
}
