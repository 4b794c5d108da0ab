import { type InputEvent, type RefObject, useEffect } from 'react';
import { restoreStoredInput, storeInput } from '#src/platform/login-wall/stored-input.ts';

/**
 * Keeps the values of a sign-in form for this tab until the login, so that Back, the other form and a reload restore
 * them. Returns the listeners of the form element.
 */
export function useSignInInputMemory({ ref }: { ref: RefObject<HTMLFormElement | null> }) {
  useEffect(() => restoreStoredInput(ref.current), [ref]);
  return (event: InputEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLInputElement) storeInput(event.target.name, event.target.value);
  };
}
