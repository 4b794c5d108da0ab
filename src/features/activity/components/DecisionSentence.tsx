import { Trans } from '@lingui/react/macro';
import type { SentenceProps } from '../model/notification-view.ts';

/** Says in one sentence what the moderators of a community decided about the reader. */
export function DecisionSentence({ row: { type, community } }: SentenceProps) {
  const title = community?.title;
  switch (type) {
    case 'community_appeal_outcome':
      return title ? (
        <Trans>The moderators of {title} have decided your appeal</Trans>
      ) : (
        <Trans>Your appeal was decided</Trans>
      );
    case 'community_banned':
      return title ? (
        <Trans>The moderators of {title} banned you</Trans>
      ) : (
        <Trans>Moderators banned you from a community</Trans>
      );
    case 'community_muted':
      return title ? (
        <Trans>The moderators of {title} muted you</Trans>
      ) : (
        <Trans>Moderators muted you in a community</Trans>
      );
    case 'community_post_removed':
      return title ? (
        <Trans>The moderators of {title} removed a post of yours</Trans>
      ) : (
        <Trans>Moderators removed a post of yours</Trans>
      );
    default:
      return title ? (
        <Trans>The moderators of {title} have decided about something of yours</Trans>
      ) : (
        <Trans>Moderators have decided about something of yours</Trans>
      );
  }
}
