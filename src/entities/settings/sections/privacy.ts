import { msg } from '@lingui/core/macro';
import type { User } from '#generated/zod/user.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { memberSetting } from '../model/member-setting.ts';
import type { SettingsSection } from './section.ts';

const usesBoops = (user: User | undefined): boolean => user?.labs?.includes('boops') ?? false;

export const privacySection = {
  to: paths.privacySettings(),
  group: 'others',
  icon: 'users',
  title: msg`Privacy`,
  detail: msg`What others see, and what your data is used for`,
  cards: [
    {
      title: msg`What others can do`,
      rows: [
        {
          id: 'email-lookup',
          control: 'switch',
          field: memberSetting('account.emailLookup'),
          label: msg`Be found by your e-mail address`,
          hint: (_settings, user) =>
            user?.emailVerified
              ? msg`Anybody who knows your e-mail address can find your first blog by it. The address is not shown to anybody.`
              : msg`Works once you have confirmed the address. The address is not shown to anybody.`,
          words: msg`e-mail address search contacts`,
        },
        {
          id: 'read-receipts',
          control: 'switch',
          field: memberSetting('privacy.readReceipts'),
          label: msg`Read receipts`,
          hint: msg`Others can see that you read their messages. If this is off, you do not see it of theirs either.`,
          words: msg`seen messages`,
        },
        {
          id: 'activity',
          control: 'switch',
          field: memberSetting('privacy.showActivity'),
          label: msg`When you were last online`,
          hint: msg`People you exchange messages with can see it. You see it only of those who show it too.`,
          words: msg`online status last seen active`,
        },
        {
          id: 'boops',
          control: 'switch',
          field: memberSetting('privacy.allowBoops'),
          label: msg`Boops`,
          hint: msg`Others can boop your blogs, and you can boop theirs. Each of your blogs has its own switch.`,
          words: msg`nudge poke labs`,
          when: (_settings, user) => usesBoops(user),
        },
        {
          id: 'boops',
          control: 'link',
          to: paths.labs(),
          label: msg`Boops`,
          hint: msg`You can send and get boops once you turn them on in the labs.`,
          spoken: msg`View the labs`,
          when: (_settings, user) => !usesBoops(user),
        },
        {
          id: 'messages-from',
          control: 'choice',
          field: memberSetting('privacy.messagesFrom'),
          label: msg`Who may send you messages`,
          hint: msg`Each of your blogs can be stricter in its own settings.`,
          words: msg`messages chat strangers`,
          choices: [
            ['everyone', msg`Everyone`],
            ['following', msg`Only blogs you follow`],
            ['noone', msg`Nobody`],
          ],
        },
      ],
    },
    {
      title: msg`What your data may be used for`,
      rows: [
        {
          id: 'region',
          control: 'choice',
          field: memberSetting('privacy.region'),
          label: msg`Whose privacy rules hold for you`,
          hint: msg`They decide whether you are asked before something is counted or ads are chosen for you.`,
          words: msg`GDPR CCPA country law consent`,
          choices: [
            ['automatic', msg`Those of the place you seem to be in`],
            ['europe', msg`Europe`],
            ['united-states', msg`United States`],
            ['elsewhere', msg`Elsewhere`],
          ],
        },
        {
          id: 'third-party-sharing',
          control: 'switch',
          field: memberSetting('privacy.thirdPartySharing'),
          label: msg`Pass posts on to partners`,
          hint: msg`For example to train AI models. Only while this is on.`,
          words: msg`AI training models data`,
        },
        {
          id: 'personalised-ads',
          control: 'switch',
          field: memberSetting('privacy.personalisedAds'),
          label: msg`Personalised ads`,
          hint: msg`We may choose ads by what you read and like, but only while this is on.`,
          words: msg`advertising tracking`,
        },
      ],
    },
  ],
  searchable: [
    {
      id: 'opt-out',
      title: msg`My data must not be sold`,
      words: msg`CCPA cookies consent vendors tracking companies`,
    },
  ],
} as const satisfies SettingsSection;
