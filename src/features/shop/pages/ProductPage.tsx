import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ProductView } from '../components/ProductView.tsx';
import { ShopCrumbs, ShopFrame } from '../components/ShopFrame.tsx';
import { catalogueQuery, productQuery } from '../data/shop.ts';

/** Page of one product of the shop. */
export default function ProductPage() {
  const { productId = '' } = useParams();
  const { data, error } = useQuery(productQuery(productId));
  const catalogue = useQuery(catalogueQuery());
  if (!data && error) throw error;
  const product = data?.response.product;
  const shelf = catalogue.data?.response.groups.find(({ slug }) => slug === product?.group);
  return (
    <ShopFrame>
      {product ? <PageHead title={`${product.title} · Skeinmart`} noIndex /> : null}
      <ShopCrumbs>{shelf ? <AppLink to={paths.shop(shelf.slug)}>{shelf.title}</AppLink> : null}</ShopCrumbs>
      <ProductView product={product} />
    </ShopFrame>
  );
}
