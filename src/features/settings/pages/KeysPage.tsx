import { Trans, useLingui } from '@lingui/react/macro';
import row from '#src/entities/settings/SettingRow.module.css';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { useKeyMap } from '#src/shared/hooks/use-key-map.ts';
import { DEFAULT_KEYS, KEYBOARD_COMMANDS } from '#src/shared/lib/keys/keyboard-commands.ts';
import { resetKeys, setKeysOn } from '#src/shared/lib/keys/keymap-store.ts';
import { useHashTarget } from '#src/shared/navigation/scroll-to-named.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { KeyRow } from '../components/keys/KeyRow.tsx';
import { useKeymapWriter } from '../data/keymap.ts';

/** Page of the keyboard shortcuts (spec 000 §2.8; WCAG 2.2, 2.1.4), which are saved to the account. */
export default function KeysPage() {
  const { t } = useLingui();
  const { isOn, keys } = useKeyMap();
  const { change, state, error } = useKeymapWriter();
  const card = useHashTarget<HTMLDivElement>('keys');
  const isChanged = KEYBOARD_COMMANDS.some((act) => keys[act] !== DEFAULT_KEYS[act]);
  return (
    <SettingsFrame
      title={t`Keyboard shortcuts`}
      detail={t`They are saved with your account and are the same on all your devices.`}
    >
      <SettingsCard title={t`Single-key shortcuts`}>
        <SettingRow id="single-keys" state={state}>
          <Checkbox
            look="switch"
            className={row.field}
            label={t`Use single keys`}
            hint={t`If this is off, only shortcuts with Ctrl or Command work. Helpful if you control your computer by voice.`}
            error={error}
            checked={isOn}
            onChange={({ target }) => change(() => setKeysOn(target.checked))}
          />
        </SettingRow>
      </SettingsCard>
      <div ref={card} id="keys">
        <SettingsCard
          title={t`Which key does what`}
          detail={t`Press the button of a key, then the key you want. Backspace removes it.`}
        >
          {KEYBOARD_COMMANDS.map((act) => (
            <KeyRow key={act} act={act} name={keys[act]} change={change} />
          ))}
          {isChanged ? (
            <p>
              <Button variant="secondary" size="small" onClick={() => change(resetKeys)}>
                <Trans>Reset all keys</Trans>
              </Button>
            </p>
          ) : null}
        </SettingsCard>
      </div>
    </SettingsFrame>
  );
}
