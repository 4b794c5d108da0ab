import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'gift',
  Sentence: ({ row }) => {
    const title = row.product?.title;
    return title ? <Trans>{title} is in stock again</Trans> : <Trans>A product is in stock again</Trans>;
  },
  pathOf: ({ product }) => product && paths.shopProduct(product.group, product.id),
  opensPage: true,
};
