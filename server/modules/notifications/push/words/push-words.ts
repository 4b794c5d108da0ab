import type { I18n, Messages } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { wordsByLanguage } from '#server/core/words-by-language.ts';

/** Returns the words of push messages, said in one language. `who` is a name, or a name and the number of others. */
function sayIn(i18n: I18n) {
  /** Titles by type of notification. */
  const titles: Readonly<Record<string, (who: string) => string>> = {
    answered_ask: (who) => i18n._(msg`${who} answered you`),
    ask: (who) => i18n._(msg`${who} asked you something`),
    blaze_approved: () => i18n._(msg`Your blaze was approved`),
    blaze_by_other: (who) => i18n._(msg`${who} blazed your post`),
    blaze_canceled: () => i18n._(msg`Your blaze was ended early`),
    blaze_finished: () => i18n._(msg`Your blaze is over`),
    blaze_rejected: () => i18n._(msg`Your blaze was declined`),
    blaze_started: () => i18n._(msg`Your blaze began`),
    collection_invitation: (who) => i18n._(msg`${who} asks you to keep a collection together`),
    collection_news: () => i18n._(msg`A collection that you follow has new posts`),
    community_appeal: (who) => i18n._(msg`${who} appeals against a decision`),
    community_appeal_outcome: () => i18n._(msg`Your appeal was decided`),
    community_banned: () => i18n._(msg`Moderators banned you from a community`),
    community_comment: (who) => i18n._(msg`${who} commented in a community`),
    community_decision: () => i18n._(msg`Moderators have decided about something of yours`),
    community_invitation: (who) => i18n._(msg`${who} keeps a seat for you in a community`),
    community_mention: (who) => i18n._(msg`${who} mentioned you in a community`),
    community_muted: () => i18n._(msg`Moderators muted you in a community`),
    community_new_member: (who) => i18n._(msg`${who} joined a community`),
    community_new_post: (who) => i18n._(msg`${who} posted in a community`),
    community_new_request: (who) => i18n._(msg`${who} asks to join a community`),
    community_post_removed: () => i18n._(msg`Moderators removed a post of yours`),
    community_reaction: (who) => i18n._(msg`${who} reacted to your post in a community`),
    community_report_outcome: () => i18n._(msg`Moderators looked at what you reported`),
    community_request_approved: () => i18n._(msg`Woohoo! You are now a member of a community`),
    community_request_denied: () => i18n._(msg`Your request to join a community was declined`),
    community_role_changed: () => i18n._(msg`Your role in a community has changed`),
    community_role_accepted: (who) => i18n._(msg`${who} accepted and helps to run a community from now on`),
    community_role_declined: (who) => i18n._(msg`${who} declined to help to run a community`),
    community_role_offer: (who) => i18n._(msg`${who} asks you to help to run a community`),
    community_seat_free: () => i18n._(msg`A community that was full has room again`),
    community_unattended: () => i18n._(msg`Nobody looks after a community that you run`),
    conversational_note: (who) => i18n._(msg`${who} replied to a post you follow`),
    follow: (who) => i18n._(msg`${who} followed you`),
    domain_news: () => i18n._(msg`There is news of your domain`),
    gift: () => i18n._(msg`Somebody tied something for you`),
    gift_claimed: (who) => i18n._(msg`${who} untied your gift`),
    gift_declined: (who) => i18n._(msg`${who} would rather not have your gift: the money comes back`),
    gift_expired: () => i18n._(msg`Your gift was not untied: the money comes back`),
    group_blog_invitation: (who) => i18n._(msg`You are invited to write for ${who}`),
    like: (who) => i18n._(msg`${who} liked your post`),
    membership_news: () => i18n._(msg`There is news of a membership`),
    mention_in_post: (who) => i18n._(msg`${who} mentioned you in a post`),
    mention_in_reply: (who) => i18n._(msg`${who} mentioned you in a reply`),
    new_group_blog_member: (who) => i18n._(msg`${who} writes for your blog now`),
    new_post: (who) => i18n._(msg`${who} posted something new`),
    payment_news: () => i18n._(msg`There is news of a payment`),
    payout_news: () => i18n._(msg`There is news of your payouts`),
    post_appeal_accepted: () => i18n._(msg`We reviewed your appeal: your post is shown as before`),
    post_appeal_rejected: () =>
      i18n._(msg`We reviewed your appeal: the decision about your post did not change`),
    post_flagged: () => i18n._(msg`We labelled or took down your post: see why, or appeal`),
    product_in_stock: () => i18n._(msg`A product that you wait for is in stock again`),
    premium_news: () => i18n._(msg`There is news of your premium`),
    publish_failed: () => i18n._(msg`Your post could not be published`),
    reblog_naked: (who) => i18n._(msg`${who} reblogged your post`),
    reblog_with_content: (who) => i18n._(msg`${who} reblogged your post and added something`),
    reply: (who) => i18n._(msg`${who} replied to your post`),
    supporter_gone: (who) => i18n._(msg`${who} no longer supports your blog`),
    supporter_new: (who) => i18n._(msg`${who} supports your blog`),
  };
  return {
    somebody: () => i18n._(msg`Somebody`),
    withOthers: (name: string, count: number) =>
      i18n._(msg`${plural(count, { one: `${name} and # other`, other: `${name} and # others` })}`),
    /** Title of a message about a notification; a general one for a type without its own. */
    title: (type: string, who: string) => titles[type]?.(who) ?? i18n._(msg`${who} did something`),
    hasTitle: (type: string) => Object.hasOwn(titles, type),
    messages: (who: string, count: number) =>
      i18n._(
        msg`${plural(count, { one: `${who} sent you a message`, other: `# new messages from ${who}` })}`,
      ),
    request: (who: string) => i18n._(msg`${who} would like to write to you`),
    more: (count: number) =>
      i18n._(msg`${plural(count, { one: '# more notification', other: '# more notifications' })}`),
    /** Names the blog, for members with several. */
    forBlog: (blog: string) => i18n._(msg`For ${blog}`),
  };
}

/**
 * Returns the words of push messages in a language, in English where there is no translation.
 *
 * @param language wire code or BCP 47 tag
 */
export const pushWordsIn = wordsByLanguage(
  import.meta.glob<Messages>(['../locales/*.po', '!../locales/en.po'], { eager: true, import: 'messages' }),
  sayIn,
);
