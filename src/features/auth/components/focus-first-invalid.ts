import { type RefObject, useEffect } from 'react';

/** Moves the focus to the first field with an error, each time a form comes back with new ones. */
export function useFocusFirstInvalid(form: RefObject<HTMLFormElement | null>, problem: unknown): void {
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, problem]);
}
