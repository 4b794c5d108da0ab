import { createContext, use } from 'react';
import { type NavigationType, useNavigationType } from 'react-router';

/** How the present history entry was reached; set by the application, because each layer has a router of its own. */
export const ArrivalContext = createContext<NavigationType | undefined>(undefined);

/** How the present history entry was reached: by a link, by replacing another, or by Back, Forward and reload (`POP`). */
export function useArrival(): NavigationType {
  const own = useNavigationType();
  return use(ArrivalContext) ?? own;
}
