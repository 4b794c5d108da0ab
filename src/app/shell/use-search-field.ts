import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isComposingKey } from '#src/shared/lib/keys/key-event.ts';

/** Handles a key of the search field; returns true when it was used. */
export type SearchKeyHandler = (event: KeyboardEvent) => boolean;

/** State of the search field. */
interface SearchField {
  typed: string;
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Attaches to the server-rendered search field: its value, the focus within field and list, its keys, and the form's
 * submission.
 */
export function useSearchField(
  field: RefObject<HTMLInputElement | null>,
  { onKey, onSubmit }: { onKey: SearchKeyHandler; onSubmit: (typed: string) => void },
): SearchField {
  const [typed, setTyped] = useState(() => field.current?.value ?? '');
  const [isOpen, setOpen] = useState(() => field.current === document.activeElement);
  const handleKey = useEffectEvent(onKey);
  const handleSubmit = useEffectEvent(onSubmit);

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
        // Enter and Escape that end an input method's composition are not for the list.
        if (!isComposingKey(event) && handleKey(event)) event.preventDefault();
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
        handleSubmit(input.value);
      },
      { signal },
    );
    return () => stop.abort();
  }, [field]);

  return { typed, isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

/** Gives the plain search field the combobox role and keeps its ARIA state in sync with the list. */
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
