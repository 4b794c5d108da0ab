import { createContext, use } from 'react';
import { type NavigationType, useNavigationType } from 'react-router';

/** Navigation type of the current history entry; set by the application, because each layer has a router of its own. */
export const HistoryActionContext = createContext<NavigationType | undefined>(undefined);

/** Returns how the current history entry was reached: push, replace, or Back, Forward and reload (`POP`). */
export function useHistoryAction(): NavigationType {
  const own = useNavigationType();
  return use(HistoryActionContext) ?? own;
}
