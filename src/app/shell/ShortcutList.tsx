import { Trans, useLingui } from '@lingui/react/macro';
import { COMMAND_NAMES } from '#src/features/settings/model/command-names.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useKeyMap } from '#src/shared/hooks/use-key-map.ts';
import { keyCap } from '#src/shared/lib/keys/key-name.ts';
import {
  COMMAND_GROUPS,
  type KeyboardCommand,
  type KeyboardCommandGroup,
  MEMBER_COMMANDS,
} from '#src/shared/lib/keys/keyboard-commands.ts';
import { commandPaletteKeyCap } from '#src/shared/lib/keys/keymap-rules.ts';
import { setKeysOn } from '#src/shared/lib/keys/keymap-store.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import styles from './ShortcutList.module.css';

function Key({ cap, action }: { cap: string; action: string }) {
  return (
    <div className={styles.row}>
      <dt>
        <kbd className={styles.key}>{cap}</kbd>
      </dt>
      <dd>{action}</dd>
    </div>
  );
}

/**
 * Dialog with all keyboard shortcuts; single-key ones can be switched off (WCAG 2.2, 2.1.4), and members can change
 * them.
 */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { isLoggedIn } = useViewer();
  const { isOn, keys } = useKeyMap();
  const isOffered = (act: KeyboardCommand): boolean =>
    Boolean(keys[act]) && (isLoggedIn || !MEMBER_COMMANDS.has(act));
  const names: Record<KeyboardCommandGroup, string> = {
    post: t`On a post`,
    page: t`On the page`,
    places: t`Go to`,
  };
  const groups = COMMAND_GROUPS.map(
    ([group, acts]) => [names[group], acts.filter(isOffered)] as const,
  ).filter(([, acts]) => acts.length > 0);
  return (
    <Dialog
      size="large"
      title={t`Keyboard shortcuts`}
      onClose={onClose}
      footer={
        isLoggedIn ? (
          <ButtonLink href={paths.keySettings()} variant="secondary" size="small" onClick={onClose}>
            <Trans>Choose other keys</Trans>
          </ButtonLink>
        ) : undefined
      }
    >
      <dl className={`${styles.list} ${styles.fixed}`}>
        <Key cap={commandPaletteKeyCap(navigator.platform)} action={t`Every page, action and setting`} />
        <Key cap="Esc" action={t`Close the top window`} />
        <Key cap="Ctrl ↵" action={t`Send what you are writing`} />
      </dl>
      <Checkbox
        look="switch"
        className={styles.switch}
        label={t`Use single keys`}
        hint={t`They work wherever you are not typing.`}
        checked={isOn}
        onChange={({ target }) => setKeysOn(target.checked)}
      />
      {isOn ? (
        <div className={styles.groups}>
          {groups.map(([name, acts]) => (
            <section key={name} className={styles.group}>
              <h3>{name}</h3>
              <dl className={styles.list}>
                {acts.map((act) => (
                  <Key key={act} cap={keyCap(keys[act])} action={i18n._(COMMAND_NAMES[act])} />
                ))}
              </dl>
            </section>
          ))}
        </div>
      ) : null}
    </Dialog>
  );
}
