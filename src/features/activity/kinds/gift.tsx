import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'gift',
  Sentence: ({ row }) => {
    const title = row.gift?.title;
    return title ? <Trans>You untied {title}</Trans> : <Trans>Somebody tied something for you</Trans>;
  },
  pathOf: ({ gift }) => gift && paths.gift(gift.id),
  opensPage: true,
};
