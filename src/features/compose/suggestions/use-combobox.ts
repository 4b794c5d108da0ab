import { useEffect, useEffectEvent, useId, useState } from 'react';
import { isComposingKey } from '#src/shared/lib/keys/key-event.ts';

type ComboboxOptions<Entry> = {
  /** The element with the text input: the tag field, or the text editor. */
  field: HTMLElement | null;
  /** The suggestions, best first; the list is hidden while it is empty. */
  entries: readonly Entry[];
  keyOf: (entry: Entry) => string;
  /** The typed text: the active suggestion is reset when it changes. */
  typed: string;
  /** True when the first suggestion is active without an arrow key, so that Enter accepts it. */
  startsChosen: boolean;
  onTake: (entry: Entry) => void;
  onClose: () => void;
};

/** State that the suggestion list needs. */
export interface Combobox<Entry> {
  listId: string;
  entries: readonly Entry[];
  keyOf: (entry: Entry) => string;
  /** Index of the active suggestion; -1 for none. */
  at: number;
  choose: (index: number) => void;
  take: (entry: Entry) => void;
  /** ARIA attributes of the field. */
  fieldState: {
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    'aria-activedescendant': string | undefined;
  };
}

/**
 * Combobox behaviour shared by all suggestions of the composer (ARIA Authoring Practices: combobox with a list): the
 * field keeps the focus, the arrow keys cycle through the list and the field itself, Enter and Tab accept the active
 * suggestion, Escape closes the list and nothing else.
 */
export function useCombobox<Entry>(options: ComboboxOptions<Entry>): Combobox<Entry> {
  const { field, entries, keyOf, typed, startsChosen, onTake, onClose } = options;
  const listId = useId();
  const [choice, setChoice] = useState<{ typed: string; key: string | undefined }>();
  const isOwn = choice !== undefined && choice.typed === typed;
  const chosen = isOwn ? entries.findIndex((entry) => keyOf(entry) === choice.key) : startsChosen ? 0 : -1;
  const at = Math.min(chosen, entries.length - 1);
  const isShown = entries.length > 0;

  const choose = (index: number): void => {
    const entry = entries[index];
    setChoice({ typed, key: entry === undefined ? undefined : keyOf(entry) });
  };

  const onKey = useEffectEvent((event: KeyboardEvent): boolean => {
    if (!isShown || isComposingKey(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return false;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      const places = entries.length + 1;
      choose(((at + 1 + step + places) % places) - 1);
      return true;
    }
    if (event.key === 'Escape') {
      onClose();
      return true;
    }
    const entry = entries[at];
    if ((event.key !== 'Enter' && event.key !== 'Tab') || entry === undefined) return false;
    onTake(entry);
    return true;
  });

  useEffect(() => {
    // Listens in the capture phase, before the text editor or the form handles the key.
    const listener = (event: KeyboardEvent): void => {
      if (!onKey(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    field?.addEventListener('keydown', listener, { capture: true });
    return () => field?.removeEventListener('keydown', listener, { capture: true });
  }, [field]);

  return {
    listId,
    entries,
    keyOf,
    at,
    choose,
    take: onTake,
    fieldState: {
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': isShown && at >= 0 ? `${listId}-${at}` : undefined,
    },
  };
}
