import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'gift',
  Sentence: ({ who, row }) => {
    const title = row.gift?.title;
    return title ? (
      <Trans>
        {who} untied your gift: {title}
      </Trans>
    ) : (
      <Trans>{who} untied your gift</Trans>
    );
  },
  pathOf: ({ gift }) => gift && paths.gift(gift.id),
  opensPage: true,
};
