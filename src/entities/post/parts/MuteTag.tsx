import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Menu, type MenuTriggerProps } from '#src/shared/ui/Menu.tsx';
import { MUTE_DURATIONS_SECONDS, useMuteTag } from '../data/mute-tag.ts';
import styles from './PostTags.module.css';

type MuteTagProps = {
  tag: string;
  /** Opens the menu on mount: the tag was long-pressed. */
  isPressed: boolean;
};

function Trigger({ tag, isPressed, menu }: MuteTagProps & { menu: MenuTriggerProps }) {
  const { t } = useLingui();
  const open = useEffectEvent(menu.onClick);
  useEffect(() => {
    if (isPressed) open();
  }, [isPressed]);
  return <IconButton icon="mute" size="small" label={t`Mute #${tag}`} className={styles.mute} {...menu} />;
}

/** Menu beside a tag that mutes it for a day, a week or permanently. */
export function MuteTag({ tag, isPressed }: MuteTagProps) {
  const { t } = useLingui();
  const mute = useMuteTag();
  const labels = [t`Mute for a day`, t`Mute for a week`, t`Mute for ever`];
  return (
    <Menu
      label={t`Mute #${tag}`}
      placement="bottom start"
      items={MUTE_DURATIONS_SECONDS.map((seconds, index) => ({
        id: String(seconds),
        label: labels[index] ?? '',
        onAction: () => void mute(tag, seconds),
      }))}
      trigger={(menu) => <Trigger tag={tag} isPressed={isPressed} menu={menu} />}
    />
  );
}
