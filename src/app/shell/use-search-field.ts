import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** What the suggestions make of the field's keys; true when the key has done something. */
export type SearchKeys = (event: KeyboardEvent) => boolean;

/** What happens in the field and around it. */
interface SearchField {
  typed: string;
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Listens to the search field, which was there before this code: what is typed, whether the focus is in the field or its
 * list, its keys, and its form being sent.
 */
export function useSearchField(
  field: RefObject<HTMLInputElement | null>,
  { onKey, onSubmit }: { onKey: SearchKeys; onSubmit: (typed: string) => void },
): SearchField {
  const [typed, setTyped] = useState(() => field.current?.value ?? '');
  const [isOpen, setOpen] = useState(() => field.current === document.activeElement);
  const tellKey = useEffectEvent(onKey);
  const tellSubmit = useEffectEvent(onSubmit);

  useEffect(() => {
    const input = field.current;
    const root = input?.closest('[role=search]');
    if (!input || !root) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const show = (): void => {
      setTyped(input.value);
      setOpen(true);
    };
    for (const name of ['focus', 'click', 'input'] as const) input.addEventListener(name, show, { signal });
    input.addEventListener(
      'keydown',
      (event) => {
        // Enter ends the composing of a character, Escape gives it up: neither is meant for the list.
        if (!event.isComposing && tellKey(event)) event.preventDefault();
      },
      { signal },
    );
    root.addEventListener(
      'focusout',
      (event) => {
        const { relatedTarget } = event as FocusEvent;
        if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) setOpen(false);
      },
      { signal },
    );
    input.form?.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        tellSubmit(input.value);
      },
      { signal },
    );
    return () => stop.abort();
  }, [field]);

  return { typed, isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

/** Makes a plain search field a combobox, and says at it what its list shows. */
export function useSearchFieldState(
  field: RefObject<HTMLInputElement | null>,
  { listId, isExpanded, active }: { listId: string; isExpanded: boolean; active: string },
): void {
  useEffect(() => {
    const input = field.current;
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-autocomplete', 'list');
    input?.setAttribute('aria-expanded', String(isExpanded));
    if (isExpanded) input?.setAttribute('aria-controls', listId);
    else input?.removeAttribute('aria-controls');
    if (active) input?.setAttribute('aria-activedescendant', active);
    else input?.removeAttribute('aria-activedescendant');
  }, [field, listId, isExpanded, active]);
}
