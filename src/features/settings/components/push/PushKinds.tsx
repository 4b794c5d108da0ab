import { useLingui } from '@lingui/react/macro';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import {
  push,
  pushAsks,
  pushFollowers,
  pushLikes,
  pushMentions,
  pushMessages,
  pushOther,
  pushPosts,
  pushReblogs,
  pushReplies,
  pushText,
} from '../../model/member-setting.ts';
import { SettingSwitch } from '../SettingSwitch.tsx';

/** Choices of what is pushed, and how much of it is visible on a screen. */
export function PushKinds({ settings }: { settings: UserSettings }) {
  const { t } = useLingui();
  const kinds = [
    ['push-messages', pushMessages, t`Messages`, t`Somebody sends a message to one of your blogs.`],
    ['push-asks', pushAsks, t`Asks and answers`, t`Somebody asks you, or answers what you asked.`],
    ['push-mentions', pushMentions, t`Mentions`, t`In posts and replies.`],
    [
      'push-replies',
      pushReplies,
      t`Replies`,
      t`Replies to your posts, and to posts whose replies you turned on.`,
    ],
    ['push-reblogs', pushReblogs, t`Reblogs`, t`Reblogs of your posts, grouped by post.`],
    ['push-likes', pushLikes, t`Likes`, t`Grouped by post. There may be many.`],
    ['push-followers', pushFollowers, t`New followers`, t`New followers of your blogs.`],
    ['push-posts', pushPosts, t`New posts`, t`Posts of blogs whose notifications you turned on.`],
    ['push-other', pushOther, t`Other notifications`, t`For example when your post could not be published.`],
  ] as const;
  return (
    <>
      <SettingsCard
        title={t`What you are notified of`}
        detail={t`Notifications that are turned off for a blog are not sent to your devices either.`}
      >
        <SettingSwitch
          id="push-any"
          setting={push}
          settings={settings}
          label={t`Notify your devices`}
          hint={t`If this is off, none of your devices gets notifications.`}
        />
        {kinds.map(([id, setting, label, hint]) => (
          <SettingSwitch key={id} id={id} setting={setting} settings={settings} label={label} hint={hint} />
        ))}
      </SettingsCard>
      <SettingsCard title={t`Preview on the lock screen`}>
        <SettingSwitch
          id="push-text"
          setting={pushText}
          settings={settings}
          label={t`Show the text of messages`}
          hint={t`If this is off, notifications say that somebody wrote, but not what. Messages from strangers are never shown.`}
        />
      </SettingsCard>
    </>
  );
}
