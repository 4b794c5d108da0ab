import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { type SeenChoice, useSeenChoice, useSeenWrites } from '../data/seen-choice.ts';

/** What becomes of posts the member has seen before: a choice of theirs for all devices. */
export function SeenMenu() {
  const { t } = useLingui();
  const chosen = useSeenChoice();
  const { choose, forget } = useSeenWrites();
  const item = (id: SeenChoice, label: string, detail?: string) => ({
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
        item('show', t`Show seen posts like others`),
        item('dim', t`Dim seen posts`),
        item('skip', t`Leave out seen posts`, t`An hour after you saw them`),
        { id: 'forget', label: t`Forget what I have seen`, separated: true, onAction: forget },
      ]}
      trigger={(props) => <IconButton icon="eye" label={t`Posts you have seen`} {...props} />}
    />
  );
}
