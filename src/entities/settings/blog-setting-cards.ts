import { msg } from '@lingui/core/macro';
import type { BlogSettings } from '#generated/zod/blogSettings.zod.ts';
import type { BlogSettingsUpdate } from '#generated/zod/blogSettingsUpdate.zod.ts';
import { LOCALES } from '#src/domain/language/locales.ts';
import { hourOptions } from './model/hours.ts';
import { asTagLine, asText, orEmpty, type SettingField, settingFields } from './model/setting-field.ts';
import { type SettingCardSpec, searchEntries } from './model/setting-rows.ts';

/** One setting of a blog. */
export type BlogSettingField<Value> = SettingField<BlogSettings, BlogSettingsUpdate, Value>;

/** Describes a setting of a blog by its name in responses. */
export const blogSetting = settingFields<BlogSettings, BlogSettingsUpdate>();

/** Maximum number of posts per day a queue publishes (contract: QueueSettings). */
const MAX_POSTS_PER_DAY = 50;

/** Write-only; an empty password removes it. */
const password: BlogSettingField<string> = {
  of: () => '',
  put: (settings, value) => ({ ...settings, isPasswordProtected: value !== '' }),
  edit: (value) => ({ password: value === '' ? null : value }),
};

/** True when the blog has a password; it can only be turned off. */
const asksPassword: BlogSettingField<boolean> = {
  of: ({ isPasswordProtected }) => isPasswordProtected,
  put: (settings, isPasswordProtected) => ({ ...settings, isPasswordProtected }),
  edit: () => ({ password: null }),
};

/**
 * Every setting of a blog as its page shows it. Search finds the rows that have `words`; a dependent setting is among
 * the words of the one it depends on.
 */
export const BLOG_SETTING_CARDS: readonly SettingCardSpec<BlogSettings, BlogSettingsUpdate>[] = [
  {
    title: msg`Description of the blog`,
    rows: [
      {
        id: 'title',
        control: 'line',
        field: blogSetting('title'),
        label: msg`Title`,
        words: msg`heading words`,
        most: 140,
      },
      {
        id: 'description',
        control: 'lines',
        field: blogSetting('description'),
        label: msg`Description`,
        hint: msg`Up to 1,000 characters.`,
        words: msg`about bio words`,
        most: 1000,
      },
      {
        id: 'featured-tags',
        control: 'line',
        field: asTagLine(blogSetting('featuredTags')),
        label: msg`Featured tags`,
        hint: msg`Shown at the top of the blog. Separate tags with commas, at most twenty.`,
        words: msg`topics top`,
        most: 2800,
      },
      {
        id: 'language',
        control: 'choice',
        field: blogSetting('language'),
        label: msg`Language`,
        hint: msg`The language most posts are written in.`,
        words: msg`written`,
        choices: () => Object.values(LOCALES).map(({ code, name }) => [code, name]),
      },
    ],
  },
  {
    title: msg`Who sees it`,
    rows: [
      {
        id: 'private',
        control: 'switch',
        field: blogSetting('isPrivate'),
        label: msg`For its members only`,
        hint: msg`Nobody else can see that this blog exists.`,
        words: msg`private secret who sees it`,
      },
      {
        id: 'hide-from-visitors',
        control: 'switch',
        field: blogSetting('hideFromVisitors'),
        label: msg`Hidden from visitors`,
        hint: msg`Only logged-in members can see this blog.`,
        words: msg`logged in who sees it`,
      },
      {
        id: 'hide-from-search',
        control: 'switch',
        field: blogSetting('hideFromSearch'),
        label: msg`Hidden from search`,
        hint: msg`Here and in search engines. It is not recommended either.`,
        words: msg`hide google recommended who sees it`,
      },
      {
        id: 'adult',
        control: 'switch',
        field: blogSetting('isAdult'),
        label: msg`For adults`,
        hint: msg`Marked as a blog for adults: its posts are covered until readers choose to see them.`,
        words: msg`adult explicit mature nsfw`,
      },
      {
        id: 'password',
        control: 'password',
        field: password,
        label: msg`A password`,
        hint: msg`Everybody who knows the password can read the blog.`,
        words: msg`protect lock secret who sees it`,
        when: ({ isPasswordProtected }) => !isPasswordProtected,
        most: 200,
      },
      {
        id: 'password',
        control: 'password',
        field: password,
        label: msg`Change the password`,
        hint: msg`Readers have to enter a password. When you change it, the old one no longer works.`,
        when: ({ isPasswordProtected }) => isPasswordProtected,
        most: 200,
      },
      {
        id: 'password-on',
        control: 'switch',
        field: asksPassword,
        label: msg`Ask for the password`,
        hint: msg`If you turn this off, the password is removed and everybody can read the blog.`,
        when: ({ isPasswordProtected }) => isPasswordProtected,
      },
    ],
  },
  {
    title: msg`Asks and submissions`,
    rows: [
      {
        id: 'ask',
        control: 'switch',
        field: blogSetting('ask'),
        label: msg`Accept questions`,
        hint: msg`Questions arrive in the inbox of the blog.`,
        words: msg`asks questions anonymous without a name pictures inbox`,
      },
      {
        id: 'ask-anon',
        control: 'switch',
        field: blogSetting('askAnon'),
        label: msg`Accept questions without a name`,
        hint: msg`You do not see who asked, but you can block them.`,
        when: ({ ask }) => ask,
      },
      {
        id: 'ask-media',
        control: 'switch',
        field: blogSetting('askMedia'),
        label: msg`Accept questions with pictures`,
        hint: msg`Questions can include pictures.`,
        when: ({ ask }) => ask,
      },
      {
        id: 'ask-title',
        control: 'line',
        field: blogSetting('askPageTitle'),
        label: msg`Text above the question`,
        hint: msg`For example: Ask me about lighthouses`,
        when: ({ ask }) => ask,
        most: 140,
      },
      {
        id: 'submit',
        control: 'switch',
        field: blogSetting('canSubmit'),
        label: msg`Accept submissions`,
        hint: msg`You decide which of them are published.`,
        words: msg`submissions guidelines kinds tags`,
      },
      {
        id: 'guidelines',
        control: 'lines',
        field: blogSetting('submissionGuidelines'),
        label: msg`Guidelines`,
        hint: msg`Shown to people who submit a post.`,
        when: ({ canSubmit }) => canSubmit,
        most: 4000,
      },
      {
        id: 'submission-kinds',
        control: 'own',
        label: msg`What may be submitted`,
        when: ({ canSubmit }) => canSubmit,
      },
      {
        id: 'submission-tags',
        control: 'line',
        field: asTagLine(blogSetting('submissionTags')),
        label: msg`Tags to choose from`,
        hint: msg`A submission must have one of these tags. Separate tags with commas; leave empty to allow any tag.`,
        when: ({ canSubmit }) => canSubmit,
        most: 4200,
      },
    ],
  },
  {
    title: msg`You and others`,
    rows: [
      {
        id: 'replies',
        control: 'choice',
        field: blogSetting('replies'),
        label: msg`Who may reply`,
        hint: msg`To the posts of this blog.`,
        words: msg`replies comments`,
        choices: [
          ['everyone', msg`Everybody`],
          ['following', msg`Followers`],
          ['following_week', msg`Followers for a week or more`],
          ['noone', msg`Nobody`],
        ],
      },
      {
        id: 'reblogs',
        control: 'choice',
        field: blogSetting('reblogs'),
        label: msg`Who may reblog`,
        hint: msg`The choice for new posts. You can choose differently for each post.`,
        words: msg`reblogs default`,
        choices: [
          ['everyone', msg`Everybody`],
          ['noone', msg`Nobody`],
        ],
      },
      {
        id: 'reblog-tags',
        control: 'line',
        field: asTagLine(blogSetting('reblogTags')),
        label: msg`Tags for what it reblogs`,
        hint: msg`Every reblog starts with these tags. Separate them with commas, at most thirty.`,
        words: msg`reblogs tags default`,
        most: 4200,
      },
      {
        id: 'messages',
        control: 'choice',
        field: blogSetting('messages'),
        label: msg`Who may write to it`,
        hint: msg`Private messages to this blog.`,
        words: msg`messages private chat`,
        choices: [
          ['everyone', msg`Everybody`],
          ['following', msg`Blogs you follow`],
          ['noone', msg`Nobody`],
        ],
      },
      {
        id: 'share-likes',
        control: 'switch',
        field: blogSetting('shareLikes'),
        label: msg`Show likes`,
        hint: msg`Shown on a tab of the blog.`,
        words: msg`likes tab public`,
      },
      {
        id: 'share-following',
        control: 'switch',
        field: blogSetting('shareFollowing'),
        label: msg`Show followed blogs`,
        hint: msg`Shown on a tab of the blog.`,
        words: msg`following tab public`,
      },
      {
        id: 'boops',
        control: 'switch',
        field: blogSetting('canBeBooped'),
        label: msg`Boops`,
        hint: msg`Members who use boops can boop this blog, as long as one of its own members uses them too.`,
        words: msg`nose`,
      },
    ],
  },
  {
    title: msg`Queue`,
    detail: msg`Queued posts are published automatically, spread evenly over the hours you choose.`,
    rows: [
      {
        id: 'queue-paused',
        control: 'switch',
        field: blogSetting('queue.paused'),
        label: msg`Pause the queue`,
        hint: msg`Only scheduled posts are published.`,
        words: msg`queue pause stop`,
      },
      {
        id: 'queue-pace',
        control: 'choice',
        field: asText(blogSetting('queue.perDay')),
        label: msg`Posts a day`,
        words: msg`queue pace`,
        choices: () =>
          Array.from({ length: MAX_POSTS_PER_DAY }, (_, at) => [String(at + 1), String(at + 1)] as const),
      },
      {
        id: 'queue-from',
        control: 'choice',
        field: asText(blogSetting('queue.startHour')),
        label: msg`From`,
        words: msg`queue hours start`,
        choices: ({ queue }, i18n) => hourOptions(0, queue.endHour - 1, i18n),
      },
      {
        id: 'queue-to',
        control: 'choice',
        field: asText(blogSetting('queue.endHour')),
        label: msg`Until`,
        words: msg`queue hours end`,
        choices: ({ queue }, i18n) => hourOptions(queue.startHour + 1, 24, i18n),
      },
      {
        id: 'timezone',
        control: 'choice',
        field: blogSetting('timezone'),
        label: msg`Time zone`,
        hint: msg`The hours above are in this time zone.`,
        words: msg`queue hours clock`,
        choices: () =>
          Intl.supportedValuesOf('timeZone').map((zone) => [zone, zone.replaceAll('_', ' ')] as const),
      },
      {
        id: 'queue-tag',
        control: 'line',
        field: orEmpty(blogSetting('queue.tag')),
        label: msg`Tag added to queued posts`,
        hint: msg`Every queued post gets this tag. Leave empty for none.`,
        words: msg`queue`,
        most: 140,
      },
    ],
  },
];

/** Search entries of a blog's settings page. */
export const BLOG_SETTINGS_ENTRIES = [
  ...searchEntries(BLOG_SETTING_CARDS),
  { id: 'name', title: msg`Its name`, words: msg`rename address url` },
  { id: 'delete', title: msg`Delete it`, words: msg`remove close end` },
];
