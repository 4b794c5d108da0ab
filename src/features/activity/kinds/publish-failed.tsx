import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import type { NotificationView } from '../model/notification-view.ts';
import { shownPath } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'alert',
  tone: 'fault',
  Sentence: () => <Trans>A post of yours was not published. It is in your drafts</Trans>,
  pathOf: (row) => {
    const { post = row.targetPost, publishFault } = row;
    return post && publishFault ? paths.drafts(post.blogName) : shownPath(row);
  },
  opensPage: true,
};
