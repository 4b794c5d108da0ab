import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import { hourOptions } from '../model/hours.ts';
import { memberSetting } from '../model/member-setting.ts';
import { asText } from '../model/setting-field.ts';
import type { SettingsSection } from './section.ts';

export const pushSection = {
  to: paths.pushSettings(),
  group: 'others',
  icon: 'bell',
  title: msg`Push notifications`,
  detail: msg`Which devices get notifications, and when they are quiet`,
  cards: [
    {
      title: msg`What you are notified of`,
      detail: msg`Notifications that are turned off for a blog are not sent to your devices either.`,
      words: msg`push kinds likes messages asks`,
      rows: [
        {
          id: 'push-any',
          control: 'switch',
          field: memberSetting('notifications.push'),
          label: msg`Notify your devices`,
          hint: msg`If this is off, none of your devices gets notifications.`,
        },
        {
          id: 'push-messages',
          control: 'switch',
          field: memberSetting('notifications.pushMessages'),
          label: msg`Messages`,
          hint: msg`Somebody sends a message to one of your blogs.`,
        },
        {
          id: 'push-asks',
          control: 'switch',
          field: memberSetting('notifications.pushAsks'),
          label: msg`Asks and answers`,
          hint: msg`Somebody asks you, or answers what you asked.`,
        },
        {
          id: 'push-mentions',
          control: 'switch',
          field: memberSetting('notifications.pushMentions'),
          label: msg`Mentions`,
          hint: msg`In posts and replies.`,
        },
        {
          id: 'push-replies',
          control: 'switch',
          field: memberSetting('notifications.pushReplies'),
          label: msg`Replies`,
          hint: msg`Replies to your posts, and to posts whose replies you turned on.`,
        },
        {
          id: 'push-reblogs',
          control: 'switch',
          field: memberSetting('notifications.pushReblogs'),
          label: msg`Reblogs`,
          hint: msg`Reblogs of your posts, grouped by post.`,
        },
        {
          id: 'push-likes',
          control: 'switch',
          field: memberSetting('notifications.pushLikes'),
          label: msg`Likes`,
          hint: msg`Grouped by post. There may be many.`,
        },
        {
          id: 'push-followers',
          control: 'switch',
          field: memberSetting('notifications.pushFollowers'),
          label: msg`New followers`,
          hint: msg`New followers of your blogs.`,
        },
        {
          id: 'push-posts',
          control: 'switch',
          field: memberSetting('notifications.pushPosts'),
          label: msg`New posts`,
          hint: msg`Posts of blogs whose notifications you turned on.`,
        },
        {
          id: 'push-other',
          control: 'switch',
          field: memberSetting('notifications.pushOther'),
          label: msg`Other notifications`,
          hint: msg`For example when your post could not be published.`,
        },
      ],
    },
    {
      title: msg`Preview on the lock screen`,
      rows: [
        {
          id: 'push-text',
          control: 'switch',
          field: memberSetting('notifications.pushText'),
          label: msg`Show the text of messages`,
          hint: msg`If this is off, notifications say that somebody wrote, but not what. Messages from strangers are never shown.`,
          words: msg`preview lock screen private`,
        },
      ],
    },
    {
      title: msg`Quiet hours`,
      detail: ({ account: { timezone } }) =>
        msg`Notifications from this time are sent afterwards, grouped. Choose the same hour twice for no quiet hours. Your time zone is ${timezone}.`,
      words: msg`night sleep do not disturb silence`,
      rows: [
        {
          id: 'quiet-start',
          control: 'choice',
          field: asText(memberSetting('notifications.quietStart')),
          label: msg`Quiet from`,
          choices: (_settings, i18n) => hourOptions(0, 23, i18n),
        },
        {
          id: 'quiet-end',
          control: 'choice',
          field: asText(memberSetting('notifications.quietEnd')),
          label: msg`Quiet until`,
          choices: (_settings, i18n) => hourOptions(0, 23, i18n),
        },
      ],
    },
  ],
  searchable: [
    { id: 'push-here', title: msg`Notify this device`, words: msg`push phone desktop browser alerts` },
  ],
} as const satisfies SettingsSection;
