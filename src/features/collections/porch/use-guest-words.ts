import { useLingui } from '@lingui/react/macro';
import type { PorchVisibility } from '#generated/zod/porchVisibility.zod.ts';
import type { IconName } from '#src/shared/ui/icon-paths.ts';

/** Words for the guests of a porch. */
interface GuestWords {
  /** Name of the choice. */
  label: string;
  /** Sentence for the owner. */
  says: string;
  icon: IconName;
}

/** Returns the words for each kind of guests. */
export function useGuestWords(): Record<PorchVisibility, GuestWords> {
  const { t } = useLingui();
  return {
    self: { label: t`Only you`, says: t`Only you can see this patio.`, icon: 'lock' },
    mutuals: {
      label: t`People you follow back`,
      says: t`The people you follow back can see this patio.`,
      icon: 'users',
    },
    members: { label: t`Members`, says: t`Members of Skein can see this patio.`, icon: 'user' },
    everyone: { label: t`Everybody`, says: t`Everybody can see this patio.`, icon: 'globe' },
  };
}
