import { useEffect } from 'react';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { applyAppearance } from '#src/shared/lib/look/appearance.ts';
import { applyLabs } from '#src/shared/lib/look/labs.ts';
import { forgetClearedNight } from '#src/shared/lib/look/palettes.ts';

/** Applies the member's appearance settings to the document, and again when they log in or out. */
export function AppearanceListener() {
  const { user } = useViewer();
  const { appearance, labs } = user ?? {};
  useEffect(() => applyAppearance(appearance), [appearance]);
  useEffect(() => forgetClearedNight(appearance), [appearance]);
  useEffect(() => applyLabs(labs), [labs]);
  return null;
}
