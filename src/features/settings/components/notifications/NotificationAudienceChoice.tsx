import { useLingui } from '@lingui/react/macro';
import type { NotificationSettings } from '#generated/zod/notificationSettings.zod.ts';
import type { NotifyFrom } from '#generated/zod/notifyFrom.zod.ts';
import { SelectRow } from '#src/entities/settings/SelectRow.tsx';
import { useNotificationSetting } from '../../data/notification-settings.ts';

/** Kinds of which a blog says whose doing it wants to be told. */
export type AudienceKind = 'likes' | 'reblogs' | 'replies' | 'mentions' | 'asks' | 'followers' | 'messages';

type NotificationAudienceChoiceProps = {
  blog: string;
  kind: AudienceKind;
  settings: NotificationSettings;
  label: string;
};

/** Whose doing of one kind a blog is told of, saved as soon as it is chosen. */
export function NotificationAudienceChoice({ blog, kind, settings, label }: NotificationAudienceChoiceProps) {
  const { t } = useLingui();
  const { set, state, error } = useNotificationSetting(blog);
  const choices: [NotifyFrom, string][] = [
    ['everyone', t`From everyone`],
    ['following', t`From blogs you follow`],
    ['mutuals', t`From mutuals`],
    ['noone', t`From nobody`],
  ];
  return (
    <SelectRow
      id={`notify-${kind}`}
      label={label}
      state={state}
      error={error}
      value={settings[kind]}
      choices={choices}
      onChoose={(value) => set({ [kind]: value })}
    />
  );
}
