import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ProductView } from '../components/ProductView.tsx';
import { ShopCrumbs, ShopFrame } from '../components/ShopFrame.tsx';
import { productQuery } from '../data/shop.ts';

/** Id of the product that gives the badge. */
const SUPPORTER_BADGE = 'badge-supporter';

/** Page of the badge of those who support the site (spec 001 §2: /support-skein). */
export default function SupporterBadgePage() {
  const { t } = useLingui();
  const { data, error } = useQuery(productQuery(SUPPORTER_BADGE));
  if (!data && error) throw error;
  return (
    <ShopFrame>
      <PageHead title={t`Support Skein`} noIndex />
      <ShopCrumbs />
      <ProductView
        product={data?.response.product}
        title={<Trans>Keep the kettle on</Trans>}
        lead={
          <Trans>
            The supporter badge pays for servers and tea. It says beside your name that you were here and
            chipped in.
          </Trans>
        }
      />
    </ShopFrame>
  );
}
