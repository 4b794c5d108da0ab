import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { KeymapWriter } from '#src/features/settings/data/keymap.ts';
import { COMMAND_NAMES } from '#src/features/settings/model/command-names.ts';
import { isComposingKey } from '#src/shared/lib/keys/key-event.ts';
import { keyCap, keyName } from '#src/shared/lib/keys/key-name.ts';
import type { KeyboardCommand } from '#src/shared/lib/keys/keyboard-commands.ts';
import { isAssignableKey } from '#src/shared/lib/keys/keymap-rules.ts';
import { setKey } from '#src/shared/lib/keys/keymap-store.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { FieldError } from '#src/shared/ui/FormField.tsx';
import styles from './KeyRow.module.css';

/** Keys that remove the key of a command. */
const REMOVAL_KEYS: ReadonlySet<string> = new Set(['Backspace', 'Delete']);

/**
 * A command and its key: once its button is pressed, it waits for the next key. Tab, Escape and Enter keep their
 * function, so that the row is no keyboard trap.
 */
export function KeyRow({
  act,
  name,
  change,
}: {
  act: KeyboardCommand;
  name: string;
  change: KeymapWriter['change'];
}) {
  const { t, i18n } = useLingui();
  const errorId = useId();
  const [isWaiting, setWaiting] = useState(false);
  const [fault, setFault] = useState<string>();
  const words = i18n._(COMMAND_NAMES[act]);
  const cap = name ? keyCap(name) : t`None`;

  const hear = (key: string): void => {
    const holder = change(() => setKey(act, key));
    setFault(
      holder === undefined
        ? undefined
        : t`${keyCap(key)} is already used for “${i18n._(COMMAND_NAMES[holder])}”. Choose another key.`,
    );
    setWaiting(holder !== undefined);
  };

  return (
    <div className={styles.row}>
      <span>{words}</span>
      <button
        type="button"
        className={cx(styles.key, isWaiting && styles.waiting)}
        aria-label={isWaiting ? t`${words}: press a key` : t`${words}: ${cap}`}
        aria-describedby={fault ? errorId : undefined}
        onClick={() => {
          setFault(undefined);
          setWaiting(!isWaiting);
        }}
        onBlur={() => setWaiting(false)}
        onKeyDown={(event) => {
          if (!isWaiting || isComposingKey(event.nativeEvent)) return;
          const { ctrlKey, altKey, metaKey, key } = event;
          const pressed = keyName(event);
          if (key === 'Escape') setWaiting(false);
          else if (REMOVAL_KEYS.has(key)) hear('');
          else if (isAssignableKey(pressed) && !ctrlKey && !altKey && !metaKey) hear(pressed);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {isWaiting ? <Trans>Press a key</Trans> : cap}
      </button>
      {fault ? (
        <div role="alert" className={styles.fault}>
          <FieldError id={errorId}>{fault}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
