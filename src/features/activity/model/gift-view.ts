import { paths } from '#src/paths/paths.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import type { NotificationView } from './notification-view.ts';

const GiftSentence = lazyPart(() => import('../components/GiftSentence.tsx'), 'GiftSentence');

/** View of the kinds of notifications about gifts. */
export const giftView: NotificationView = {
  icon: 'gift',
  Sentence: GiftSentence,
  pathOf: ({ gift }) => gift && paths.gift(gift.id),
  opensPage: true,
};
