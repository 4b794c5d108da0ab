import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'kept',
  Sentence: ({ who, row }) => {
    const title = row.collection?.title;
    return title ? (
      <Trans>
        {who} asks you to keep {title} together
      </Trans>
    ) : (
      <Trans>{who} asks you to keep a collection together</Trans>
    );
  },
  pathOf: ({ collection, actors: [inviter] }) =>
    collection && inviter && paths.joinCollection(inviter.name, collection.id),
  opensPage: true,
};
