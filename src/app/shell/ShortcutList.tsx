import { Trans, useLingui } from '@lingui/react/macro';
import { ACT_WORDS } from '#src/features/settings/model/command-text.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useKeyMap } from '#src/shared/hooks/use-key-map.ts';
import { keyCap } from '#src/shared/lib/keys/key-name.ts';
import { ACT_NAMES, MEMBER_ACTS } from '#src/shared/lib/keys/keyboard-commands.ts';
import { commandCap } from '#src/shared/lib/keys/keymap-rules.ts';
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

/** The keys of the site and what they do here; single ones can be switched off (WCAG 2.2, 2.1.4), members' changed. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { isLoggedIn } = useViewer();
  const { isOn, keys } = useKeyMap();
  const acts = ACT_NAMES.filter((act) => keys[act] && (isLoggedIn || !MEMBER_ACTS.has(act)));
  return (
    <Dialog
      size="small"
      title={t`Keys`}
      onClose={onClose}
      footer={
        isLoggedIn ? (
          <ButtonLink href={paths.keySettings()} variant="secondary" size="small" onClick={onClose}>
            <Trans>Choose other keys</Trans>
          </ButtonLink>
        ) : undefined
      }
    >
      <dl className={styles.list}>
        <Key cap={commandCap(navigator.platform)} action={t`Every page, action and setting`} />
        <Key cap="Esc" action={t`Close what lies on top`} />
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
        <dl className={styles.list}>
          {acts.map((act) => (
            <Key key={act} cap={keyCap(keys[act])} action={i18n._(ACT_WORDS[act])} />
          ))}
        </dl>
      ) : null}
    </Dialog>
  );
}
