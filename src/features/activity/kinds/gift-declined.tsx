import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'gift',
  Sentence: ({ who }) => <Trans>{who} would rather not have your gift. The money comes back</Trans>,
  pathOf: ({ gift }) => gift && paths.gift(gift.id),
  opensPage: true,
};
