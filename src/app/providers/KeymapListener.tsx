import { useEffect } from 'react';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { applyServerKeymap } from '#src/shared/lib/keys/account-keys.ts';

/**
 * Applies the key settings of the member's account to this browser. Members who never changed a key keep this browser's
 * settings.
 */
export function KeymapListener() {
  const { user } = useViewer();
  const { keyboard } = user ?? {};
  useEffect(() => {
    if (keyboard) applyServerKeymap(keyboard);
  }, [keyboard]);
  return null;
}
