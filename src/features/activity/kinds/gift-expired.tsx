import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'gift',
  Sentence: () => <Trans>Your gift was not untied in 30 days. The money comes back</Trans>,
  pathOf: ({ gift }) => gift && paths.gift(gift.id),
  opensPage: true,
};
