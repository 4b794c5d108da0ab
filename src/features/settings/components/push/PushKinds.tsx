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
    ['push-messages', pushMessages, t`Messages`, t`Somebody writes to a blog of yours.`],
    ['push-asks', pushAsks, t`Asks and answers`, t`Somebody asks you, or answers what you asked.`],
    ['push-mentions', pushMentions, t`Mentions`, t`In posts and replies.`],
    ['push-replies', pushReplies, t`Replies`, t`To your posts, and to posts you asked to hear of.`],
    ['push-reblogs', pushReblogs, t`Reblogs`, t`Of your posts, rolled up by post.`],
    ['push-likes', pushLikes, t`Likes`, t`Rolled up by post. There may be many.`],
    ['push-followers', pushFollowers, t`New followers`, t`Of your blogs.`],
    ['push-posts', pushPosts, t`New posts`, t`Of blogs you asked to be told of.`],
    ['push-other', pushOther, t`What else there is`, t`Such as a post of yours that could not go out.`],
  ] as const;
  return (
    <>
      <SettingsCard
        title={t`What you are told of`}
        detail={t`What a blog of yours does not want to be told of at all is not pushed either.`}
      >
        <SettingSwitch
          id="push-any"
          setting={push}
          settings={settings}
          label={t`Tell your devices`}
          hint={t`Off, none of them is told anything.`}
        />
        {kinds.map(([id, setting, label, hint]) => (
          <SettingSwitch key={id} id={id} setting={setting} settings={settings} label={label} hint={hint} />
        ))}
      </SettingsCard>
      <SettingsCard title={t`Who else may look at the screen`}>
        <SettingSwitch
          id="push-text"
          setting={pushText}
          settings={settings}
          label={t`Show what people wrote`}
          hint={t`Off, you are told that somebody wrote, and not what. What strangers write to you is never shown.`}
        />
      </SettingsCard>
    </>
  );
}
