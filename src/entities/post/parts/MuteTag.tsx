import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Menu, type MenuTriggerProps } from '#src/shared/ui/Menu.tsx';
import { MUTE_TIMES, useMuteTag } from '../data/mute-tag.ts';
import styles from './PostTags.module.css';

type MuteTagProps = {
  tag: string;
  /** The list opens with it: a finger has rested on the tag. */
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

/** Beside a tag: leaves it out for a day, a week or for ever. */
export function MuteTag({ tag, isPressed }: MuteTagProps) {
  const { t } = useLingui();
  const mute = useMuteTag();
  const labels = [t`Mute for a day`, t`Mute for a week`, t`Mute for ever`];
  return (
    <Menu
      label={t`Mute #${tag}`}
      placement="bottom start"
      items={MUTE_TIMES.map((seconds, index) => ({
        id: String(seconds),
        label: labels[index] ?? '',
        onAction: () => void mute(tag, seconds),
      }))}
      trigger={(menu) => <Trigger tag={tag} isPressed={isPressed} menu={menu} />}
    />
  );
}
