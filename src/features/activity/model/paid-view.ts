import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import type { NotificationView } from './notification-view.ts';

// Its sentences are many and rare.
const PaidSentence = lazyPart(() => import('../components/PaidSentence.tsx'), 'PaidSentence');

/** View of the kinds of notifications about what is paid, or is paid out. */
export const paidView: NotificationView = {
  icon: 'flame',
  Sentence: PaidSentence,
  pathOf: ({ paid }) => paid?.url,
  opensPage: true,
};
