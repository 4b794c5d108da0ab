import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import { memberSetting } from '../model/member-setting.ts';
import type { SettingsSection } from './section.ts';

export const mailSection = {
  to: paths.mailSettings(),
  group: 'others',
  icon: 'message',
  title: msg`E-mails`,
  detail: msg`What we write to you about, and whether it arrives`,
  cards: [
    {
      title: msg`What others do`,
      detail: msg`Only what you have not seen on Skein yet, and never during your quiet hours.`,
      rows: [
        {
          id: 'mail-asks',
          control: 'switch',
          field: memberSetting('notifications.emailAsks'),
          label: msg`Asks`,
          hint: msg`Somebody asks one of your blogs a question.`,
          words: msg`e-mail mail questions inbox`,
        },
        {
          id: 'mail-messages',
          control: 'switch',
          field: memberSetting('notifications.emailMessages'),
          label: msg`Unread messages`,
          hint: msg`Who wrote to you. What they wrote stays on Skein.`,
          words: msg`e-mail mail messages chat`,
        },
        {
          id: 'mail-replies',
          control: 'switch',
          field: memberSetting('notifications.emailReplies'),
          label: msg`Replies and mentions`,
          hint: msg`Somebody replies to your post or mentions one of your blogs.`,
          words: msg`e-mail mail comments mentions`,
        },
        {
          id: 'mail-invitations',
          control: 'switch',
          field: memberSetting('notifications.emailInvitations'),
          label: msg`Invitations`,
          hint: msg`Somebody invites you to a blog.`,
          words: msg`e-mail mail invitations group blogs communities`,
        },
        {
          id: 'mail-gifts',
          control: 'switch',
          field: memberSetting('notifications.emailGifts'),
          label: msg`Gifts`,
          hint: msg`Somebody tied something for you, or untied what you gave.`,
          words: msg`e-mail mail gifts presents shop`,
        },
        {
          id: 'mail-supporters',
          control: 'switch',
          field: memberSetting('notifications.emailSupporters'),
          label: msg`Supporters`,
          hint: msg`Somebody begins to support one of your blogs, or no longer does.`,
          words: msg`e-mail mail supporters memberships`,
        },
        {
          id: 'mail-followers',
          control: 'switch',
          field: memberSetting('notifications.emailFollowers'),
          label: msg`New followers`,
          hint: msg`At most one e-mail a day, with all of them.`,
          words: msg`e-mail mail followers`,
        },
      ],
    },
    {
      title: msg`From Skein`,
      rows: [
        {
          id: 'mail-digest',
          control: 'choice',
          field: memberSetting('notifications.emailDigest'),
          label: msg`Digest`,
          hint: msg`The best of the blogs you follow since your last visit, and how your own posts fared.`,
          words: msg`e-mail mail digest weekly daily newsletter`,
          choices: [
            ['never', msg`Never`],
            ['weekly', msg`Every week`],
            ['daily', msg`Every day`],
          ],
        },
        {
          id: 'mail-product',
          control: 'switch',
          field: memberSetting('notifications.emailProduct'),
          label: msg`News about Skein`,
          hint: msg`What is new on the site, a few times a year.`,
          words: msg`e-mail mail product updates newsletter`,
        },
        { id: 'mail-none', control: 'own', label: msg`No e-mails at all` },
      ],
    },
  ],
  searchable: [
    {
      id: 'mail-address',
      title: msg`Whether e-mails arrive`,
      words: msg`e-mail mail bounce address spam complaint confirm`,
    },
    { id: 'mail-none', title: msg`No e-mails at all`, words: msg`e-mail mail unsubscribe stop off` },
  ],
} as const satisfies SettingsSection;
