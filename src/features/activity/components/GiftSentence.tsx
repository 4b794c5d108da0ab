import { Trans } from '@lingui/react/macro';
import type { SentenceProps } from '../model/notification-view.ts';

/** Says in one sentence what happened to a gift. */
export function GiftSentence({ row: { type, gift }, who }: SentenceProps) {
  const title = gift?.title;
  switch (type) {
    case 'gift_claimed':
      return title ? (
        <Trans>
          {who} untied your gift: {title}
        </Trans>
      ) : (
        <Trans>{who} untied your gift</Trans>
      );
    case 'gift_declined':
      return <Trans>{who} would rather not have your gift. The money comes back</Trans>;
    case 'gift_expired':
      return <Trans>Your gift was not untied in 30 days. The money comes back</Trans>;
    default:
      return title ? <Trans>You untied {title}</Trans> : <Trans>Somebody tied something for you</Trans>;
  }
}
