import { useLingui } from '@lingui/react/macro';
import type { FlagAudience } from '#generated/zod/flagAudience.zod.ts';

/** Returns the audiences of a feature, the smallest first, with their names. */
export function useFlagStops(): readonly (readonly [FlagAudience, string])[] {
  const { t } = useLingui();
  return [
    ['nobody', t`Nobody`],
    ['staff', t`Staff`],
    ['named', t`Named`],
    ['choice', t`In Labs`],
    ['percent', t`A part`],
    ['everyone', t`Everybody`],
  ];
}
