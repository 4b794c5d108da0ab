import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { type SeenSetting, useSeenSetting, useSeenWrites } from '../data/seen-setting.ts';

/** Menu for the treatment of seen posts; the setting applies to all devices. */
export function SeenMenu() {
  const { t } = useLingui();
  const chosen = useSeenSetting();
  const { choose, forget } = useSeenWrites();
  const item = (id: SeenSetting, label: string, detail?: string) => ({
    id,
    label,
    ...(detail ? { detail } : {}),
    selected: chosen === id,
    onAction: () => choose(id),
  });
  return (
    <Menu
      label={t`Posts you have seen`}
      items={[
        item('show', t`Show seen posts as usual`),
        item('dim', t`Dim seen posts`),
        item('skip', t`Hide seen posts`, t`One hour after you saw them`),
        { id: 'forget', label: t`Clear what I have seen`, separated: true, onAction: forget },
      ]}
      trigger={(props) => <IconButton icon="eye" label={t`Posts you have seen`} {...props} />}
    />
  );
}
