import { defineMailCause } from '#server/mail/mail-cause.ts';
import { actorOf, shownBlog, toldAs, unseenNotifications } from '../unseen-notifications.ts';

/** Events of a gift, by the type of its notification. */
const EVENTS = {
  gift: 'received',
  gift_claimed: 'claimed',
  gift_declined: 'declined',
  gift_expired: 'expired',
} as const;

function isGiftType(type: string): type is keyof typeof EVENTS {
  return Object.hasOwn(EVENTS, type);
}

/** Gifts that wait to be untied, and what became of those one gave: one mail each, at once. */
export const cause = defineMailCause({
  kind: 'gift',
  setting: 'emailGifts',
  rollUpMs: 0,
  async newsOf({ db, publicUrl }, reader, waiting) {
    const found = await unseenNotifications(db, reader, waiting, 'gift');
    return found.flatMap(({ blog, unseen }) =>
      unseen.flatMap((one) => {
        const { type, gift } = one.shown;
        if (!gift || !isGiftType(type)) return [];
        const props = {
          event: EVENTS[type],
          blog: shownBlog(blog),
          who: actorOf(one)?.name ?? '',
          title: gift.title ?? '',
          link: `${publicUrl}/settings/gifts/gift/${gift.id}`,
        };
        return [{ props, ...toldAs(one.row.subject_id, [one]) }];
      }),
    );
  },
});
