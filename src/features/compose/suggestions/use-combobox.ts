import { useEffect, useEffectEvent, useId, useState } from 'react';

type ComboboxOptions<Entry> = {
  /** Where is typed: the field of tags, or the text surface. */
  field: HTMLElement | null;
  /** What is offered, the best first; nothing is shown while there is none. */
  entries: readonly Entry[];
  keyOf: (entry: Entry) => string;
  /** What was typed: a choice belongs to it, and ends with it. */
  typed: string;
  /** Whether the best one is chosen before an arrow key was pressed, so that Enter takes it. */
  startsChosen: boolean;
  onTake: (entry: Entry) => void;
  onClose: () => void;
};

/** What the list beside the field needs to know. */
export interface Combobox<Entry> {
  listId: string;
  entries: readonly Entry[];
  keyOf: (entry: Entry) => string;
  /** The chosen entry's place; -1 for none. */
  at: number;
  choose: (index: number) => void;
  take: (entry: Entry) => void;
  /** What the field says of its list. */
  fieldState: {
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    'aria-activedescendant': string | undefined;
  };
}

/**
 * The one manner of suggestions in the editor (ARIA Authoring Practices: combobox with a list): the field keeps the
 * focus, the arrows go round through the list and the field itself, Enter and Tab take the chosen entry, Escape closes
 * the list and nothing else.
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
    if (!isShown || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
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
    // On its way down, before the text surface or the form makes something else of the key.
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
