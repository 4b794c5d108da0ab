import { useEffect } from 'react';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { adoptKeys } from '#src/shared/lib/keys/account-keys.ts';

/** Has the keys here that the member chose, on whichever device. Who never chose keeps those of this browser. */
export function KeysWatch() {
  const { user } = useViewer();
  const { keyboard } = user ?? {};
  useEffect(() => {
    if (keyboard) adoptKeys(keyboard);
  }, [keyboard]);
  return null;
}
