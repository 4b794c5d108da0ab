import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';

/** Words of a slip about a kind of purchase. */
export interface KindWords {
  /** Thanks, with what is true as soon as it is paid. */
  paid: string;
  /** Names what happens today, with the price in it. */
  today: (price: string) => string;
  /** Path that "Not now" leads to. */
  wayBack: string;
  /** True when the whole sum is given back within 14 days. */
  isReturnable: boolean;
}

/** Returns the words for a kind of purchase; a kind without words of its own has plain ones. */
export function useKindWords(kind: string | undefined): KindWords {
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  const words: Readonly<Record<string, KindWords>> = {
    premium: {
      paid: t`Thank you. The ads are gone`,
      today: (price) => t`You pay ${price} and the ads are gone`,
      wayBack: paths.premium(),
      isReturnable: true,
    },
    membership: {
      paid: t`Thank you. The posts for supporters are open`,
      today: (price) => t`You pay ${price} and the posts for supporters are open`,
      wayBack: paths.purchases(),
      isReturnable: true,
    },
    shop: {
      paid: t`Thank you. It is in your drawer`,
      today: (price) => t`You pay ${price} once, and it is yours`,
      wayBack: paths.shop(),
      isReturnable: true,
    },
    gift: {
      paid: t`Thank you. It is on its way; they have 30 days to untie it`,
      today: (price) => t`You pay ${price} once. If they do not untie it, all of it comes back`,
      wayBack: paths.gifts(),
      isReturnable: false,
    },
    domain: {
      paid: t`Thank you. The name is being registered`,
      today: (price) => t`You pay ${price}, and we ask the registry for the name`,
      wayBack: paths.domains(),
      isReturnable: false,
    },
    blaze: {
      paid: t`Thank you. One of us looks at the post now`,
      today: (price) => t`You pay ${price}, and one of us looks at the post`,
      wayBack: primaryBlog ? paths.blaze(primaryBlog.name) : paths.dashboard(),
      isReturnable: false,
    },
  };
  return (
    words[kind ?? ''] ?? {
      paid: t`Thank you`,
      today: (price) => t`You pay ${price}`,
      wayBack: paths.dashboard(),
      isReturnable: false,
    }
  );
}
