import { useEffect } from 'react';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { applyAppearance } from '#src/shared/lib/look/appearance.ts';
import { applyLabs } from '#src/shared/lib/look/labs.ts';

/** Keeps the document as the member set it, also when they log in or out on this page. */
export function AppearanceWatch() {
  const { user } = useViewer();
  const { appearance, labs } = user ?? {};
  useEffect(() => applyAppearance(appearance), [appearance]);
  useEffect(() => applyLabs(labs), [labs]);
  return null;
}
