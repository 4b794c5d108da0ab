import type { I18n, Messages } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { wordsByLanguage } from '#server/core/words-by-language.ts';

/** Returns the words of elements between posts, said in one language. */
function sayIn(i18n: I18n) {
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  return {
    adWouldStandHere: () => i18n._(msg`An ad would stand here.`),
    noAdsWithPremium: () => i18n._(msg`With premium none ever does.`),
    seePremium: () => i18n._(msg`How that works`),
    hiddenByChoice: () => i18n._(msg`Your filters, mutes and blocks hide posts here.`),
    noPostsMatch: () => i18n._(msg`No posts match your filters.`),
    noPostsOfBlogMatch: (blog: string) => i18n._(msg`No posts of ${blog} match your filters.`),
    searchEverything: () => i18n._(msg`Search everything`),
    isYearsOld: (blog: string, years: number) =>
      i18n._(
        msg`${plural(years, { one: `${blog} is # year old today`, other: `${blog} is # years old today` })}`,
      ),
    hasFirstPost: (blog: string) => i18n._(msg`${blog} has its first post`),
    hasPosts: (blog: string, count: number) =>
      i18n._(msg`${plural(count, { one: `${blog} has # post`, other: `${blog} has # posts` })}`),
    hasFollowers: (blog: string, count: number) =>
      i18n._(msg`${plural(count, { one: `# person follows ${blog}`, other: `# people follow ${blog}` })}`),
    postsSoFar: (count: number) =>
      i18n._(msg`${plural(count, { one: '# post so far.', other: '# posts so far.' })}`),
    followedBy: (names: readonly string[]) => {
      const [count, blogs] = [names.length, list.format(names)];
      return i18n._(msg`${plural(count, { one: `Followed by ${blogs}`, other: `Followed by ${blogs}` })}`);
    },
    postsAbout: (tag: string) => i18n._(msg`Posts about #${tag}`),
    isPromoted: () => i18n._(msg`Put forward`),
    isPromotedIn: (tag: string) => i18n._(msg`Put forward for #${tag}`),
    isPopular: () => i18n._(msg`Many people follow it`),
    yourTags: () => i18n._(msg`Your tags`),
    recommendedTags: () => i18n._(msg`Tags you may like`),
    followTag: () => i18n._(msg`Follow a tag`),
    followTagWhy: () => i18n._(msg`Posts with the tags you follow are collected for you.`),
    findTags: () => i18n._(msg`Find tags`),
    communities: () => i18n._(msg`Communities`),
    communitiesWhy: () => i18n._(msg`Places for everybody who likes the same thing.`),
    startCommunity: () => i18n._(msg`Start a community`),
    browse: () => i18n._(msg`Browse`),
    whereFriendsAre: () => i18n._(msg`Where your friends are`),
    popularCommunities: () => i18n._(msg`Popular communities`),
    areInIt: (names: readonly string[]) => {
      const [count, blogs] = [names.length, list.format(names)];
      return i18n._(msg`${plural(count, { one: `${blogs} is in it`, other: `${blogs} are in it` })}`);
    },
  };
}

/**
 * Returns the words of elements between posts in a language, in English where there is no translation.
 *
 * @param language wire code or BCP 47 tag
 */
export const elementWordsIn = wordsByLanguage(
  import.meta.glob<Messages>(['../locales/*.po', '!../locales/en.po'], { eager: true, import: 'messages' }),
  sayIn,
);
