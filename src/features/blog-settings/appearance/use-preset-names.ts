import { useLingui } from '@lingui/react/macro';

/** Returns the names of the colour presets by id. */
export function usePresetNames(): Record<string, string> {
  const { t } = useLingui();
  return {
    paper: t`Paper`,
    oat: t`Oat`,
    moss: t`Moss`,
    sky: t`Sky`,
    blush: t`Blush`,
    straw: t`Straw`,
    ink: t`Ink`,
    pine: t`Pine`,
    plum: t`Plum`,
    night: t`Night`,
    brick: t`Brick`,
    slate: t`Slate`,
  };
}
