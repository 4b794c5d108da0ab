import { Trans } from '@lingui/react/macro';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'text',
  Sentence: ({ who, row }) => {
    const title = row.community?.title;
    return title ? (
      <Trans>
        {who} mentioned you in {title}
      </Trans>
    ) : (
      <Trans>{who} mentioned you in a community</Trans>
    );
  },
};
