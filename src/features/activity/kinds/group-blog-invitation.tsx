import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'users',
  Sentence: ({ who }) => <Trans>You are invited to write for {who}</Trans>,
  Action: ({ row: { fromTumblelogName: blog } }) =>
    blog ? (
      <ButtonLink href={paths.joinBlog(blog)} size="small" variant="secondary">
        <Trans>View</Trans>
      </ButtonLink>
    ) : null,
};
