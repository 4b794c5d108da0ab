import { type InputEvent, type RefObject, useEffect } from 'react';
import { restoreStoredInput, storeInput } from '../model/stored-input.ts';

/**
 * Keeps what is typed into a form of the way in, for this tab and until somebody is in: Back, the other form and a reload
 * find it again. Answers what the form's element listens with.
 */
export function useSignInInputMemory({ ref }: { ref: RefObject<HTMLFormElement | null> }) {
  useEffect(() => restoreStoredInput(ref.current), [ref]);
  return (event: InputEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLInputElement) storeInput(event.target.name, event.target.value);
  };
}
