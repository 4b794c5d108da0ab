/** Words of elements between posts, which the server writes in the reader's language. */
export interface ElementTexts {
  followedBy: (names: readonly string[]) => string;
  postsAbout: (tag: string) => string;
  popular: string;
  tags: string;
  recommendedTags: string;
  birthday: (blog: string, years: number) => string;
  birthdayDetail: (posts: number) => string;
  findTags: string;
  findTagsDetail: string;
  explore: string;
}

const list = (locale: string, names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);

const TEXTS: Record<'en' | 'de', ElementTexts> = {
  en: {
    followedBy: (names) => `Followed by ${list('en', names)}`,
    postsAbout: (tag) => `Posts about #${tag}`,
    popular: 'Many people follow it',
    tags: 'Your tags',
    recommendedTags: 'Tags you may like',
    birthday: (blog, years) => `${blog} is ${years} ${years === 1 ? 'year' : 'years'} old today`,
    birthdayDetail: (posts) => `${posts} ${posts === 1 ? 'post' : 'posts'} so far.`,
    findTags: 'Follow a tag',
    findTagsDetail: 'Posts with the tags you follow are collected for you.',
    explore: 'Find tags',
  },
  de: {
    followedBy: (names) => `${list('de', names)} ${names.length === 1 ? 'folgt' : 'folgen'} ihm`,
    postsAbout: (tag) => `Beiträge über #${tag}`,
    popular: 'Viele folgen ihm',
    tags: 'Deine Tags',
    recommendedTags: 'Tags, die dir gefallen könnten',
    birthday: (blog, years) => `${blog} wird heute ${years} ${years === 1 ? 'Jahr' : 'Jahre'} alt`,
    birthdayDetail: (posts) => `Bisher ${posts} ${posts === 1 ? 'Beitrag' : 'Beiträge'}.`,
    findTags: 'Folge einem Tag',
    findTagsDetail: 'Beiträge mit Tags, denen du folgst, werden für dich gesammelt.',
    explore: 'Tags finden',
  },
};

/** Returns the words in a language, in English where there is no translation. */
export const elementTexts = (locale: string): ElementTexts => TEXTS[locale.startsWith('de') ? 'de' : 'en'];
