import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { isComposingKey } from '#src/shared/lib/keys/key-event.ts';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from './CommandPalette.module.css';
import type { Command } from './command.ts';
import { commandsOf, matchingGroups } from './groups.ts';
import { useCommands } from './use-commands.tsx';
import { useSuggestedCommands } from './use-suggested-commands.tsx';

type CommandPaletteProps = { onClose: () => void; openKeys: () => void; openPalettes: () => void };

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function Row({ command: { icon, picture, title, detail, cap } }: { command: Command }) {
  return (
    <>
      <span className={styles.sign}>{picture ?? <Icon name={icon} size={18} />}</span>
      <span className={styles.title} dir="auto">
        {title}
      </span>
      {detail ? (
        <span className={styles.detail} dir="auto">
          {detail}
        </span>
      ) : null}
      {cap ? <kbd className={styles.cap}>{cap}</kbd> : null}
    </>
  );
}

/**
 * Command palette over pages, actions, blogs and settings, filtered by the beginning of words: a combobox whose list is
 * always open (ARIA Authoring Practices). The first row is preselected, so that typing a word and pressing Enter
 * suffices. A command runs at once, without the palette's exit animation.
 */
export function CommandPalette({ onClose, ...ways }: CommandPaletteProps) {
  const { t } = useLingui();
  const listId = useId();
  const [typed, setTyped] = useState('');
  // The selection is bound to the query it was made for; a new query resets it.
  const [choice, setChoice] = useState({ typed: '', id: '' });
  const { first, all } = useCommands(ways);
  const elsewhere = useSuggestedCommands(typed);
  const groups = typed.trim() === '' ? first : [...matchingGroups(all, typed), ...elsewhere];
  const commands = commandsOf(groups);
  const known = choice.typed === typed ? commands.findIndex(({ id }) => id === choice.id) : -1;
  const at = Math.max(0, known);
  const active = commands[at];
  const idOf = (command: Command): string => `${listId}-${commands.indexOf(command)}`;
  const activeId = active ? idOf(active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const choose = (id: string): void => setChoice({ typed, id });
  const take = (command: Command): void => {
    onClose();
    command.run();
  };

  return (
    <Dialog label={t`Commands`} onClose={onClose}>
      <div className={styles.palette}>
        <div className={styles.field}>
          <Icon name="search" size={20} />
          <input
            autoFocus
            type="text"
            role="combobox"
            aria-label={t`Search pages and commands`}
            aria-autocomplete="list"
            aria-expanded={commands.length > 0}
            aria-controls={commands.length > 0 ? listId : undefined}
            aria-activedescendant={activeId}
            placeholder={t`Search pages and commands`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={80}
            dir="auto"
            className={styles.input}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (isComposingKey(event.nativeEvent)) return;
              const step = STEPS[event.key];
              const next = step && commands[(at + step + commands.length) % commands.length];
              if (next) choose(next.id);
              else if (event.key === 'Enter' && active) take(active);
              else return;
              event.preventDefault();
            }}
          />
        </div>
        <div role="listbox" id={listId} aria-label={t`Commands`} className={styles.list}>
          {groups.map(({ title, commands: ofGroup }) => (
            // biome-ignore lint/a11y/useSemanticElements: a part of a listbox, which fieldset is not.
            <div key={title} role="group" aria-label={title}>
              <div className={styles.heading} aria-hidden="true">
                {title}
              </div>
              {ofGroup.map((command) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys; rows are never focused.
                <div
                  key={command.id}
                  id={idOf(command)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={command === active}
                  className={styles.row}
                  onPointerDown={(event) => event.preventDefault()}
                  onPointerMove={() => {
                    if (command !== active) choose(command.id);
                  }}
                  onClick={() => take(command)}
                >
                  <Row command={command} />
                </div>
              ))}
            </div>
          ))}
        </div>
        <p role="status" className={styles.status}>
          {commands.length === 0 ? (
            <Trans>Nothing found. Try another word.</Trans>
          ) : (
            <VisuallyHidden>
              <Plural value={commands.length} one="# command" other="# commands" />
            </VisuallyHidden>
          )}
        </p>
      </div>
    </Dialog>
  );
}
