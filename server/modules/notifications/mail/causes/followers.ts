import { momentOf, wallClock } from '#server/core/time-zones.ts';
import { defineMailCause } from '#server/mail/mail-cause.ts';
import { actorOf, shownBlog, toldAs, unseenNotifications } from '../unseen-notifications.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hours after midnight at which new followers are mailed. */
const SENT_AFTER_HOURS = 18;
/** Number of followers that a mail names. */
const MAX_SHOWN = 3;

/** Returns the next moment at which clocks in the time zone show {@link SENT_AFTER_HOURS}. */
function nextEvening(at: number, timeZone: string): number {
  const wall = wallClock(at, timeZone);
  const evening = wall - (wall % DAY_MS) + SENT_AFTER_HOURS * HOUR_MS;
  return momentOf(evening > wall ? evening : evening + DAY_MS, timeZone);
}

/** New followers: one mail for each blog and day. */
export const cause = defineMailCause({
  kind: 'followers',
  setting: 'emailFollowers',
  rollUpMs: 12 * HOUR_MS,
  dueAt: nextEvening,
  async newsOf({ db, publicUrl }, reader, waiting) {
    const blogs = await unseenNotifications(db, reader, waiting, 'followers');
    return blogs.map(({ blog, unseen }) => {
      const followers = unseen.flatMap((one) => actorOf(one) ?? []);
      const props = {
        blog: shownBlog(blog),
        followers: followers.slice(0, MAX_SHOWN),
        total: unseen.length,
        link: `${publicUrl}/blog/${blog.name}/followers`,
      };
      return { props, ...toldAs(blog.id, unseen) };
    });
  },
});
