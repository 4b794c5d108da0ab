import { useLingui } from '@lingui/react/macro';
import type { NotificationSettings } from '#generated/zod/notificationSettings.zod.ts';
import type { NotifyFrom } from '#generated/zod/notifyFrom.zod.ts';
import { SelectRow } from '#src/entities/settings/SelectRow.tsx';
import { useNotificationSetting } from '../../data/notification-settings.ts';

/** Kinds of notifications with a choice of whose actions cause them. */
export type AudienceKind = 'likes' | 'reblogs' | 'replies' | 'mentions' | 'asks' | 'followers' | 'messages';

type NotificationAudienceChoiceProps = {
  blog: string;
  kind: AudienceKind;
  settings: NotificationSettings;
  label: string;
};

/** Select field of whose actions of a kind notify a blog, saved on change. */
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
