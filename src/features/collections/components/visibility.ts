import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CollectionVisibility } from '#generated/zod/collectionVisibility.zod.ts';
import type { IconName } from '#src/shared/ui/icon-paths.ts';

/** A stop of the thread that runs as far as a collection is seen. */
interface Stop {
  visibility: CollectionVisibility;
  label: MessageDescriptor;
  icon: IconName;
}

/** The stops from few readers to all. */
export const STOPS: readonly Stop[] = [
  { visibility: 'private', label: msg`Only keepers`, icon: 'lock' },
  { visibility: 'unlisted', label: msg`With the link`, icon: 'link' },
  { visibility: 'public', label: msg`Everybody`, icon: 'globe' },
];

/** Returns the stop of a visibility. */
export function stopOf(visibility: CollectionVisibility): Stop {
  const stop = STOPS.find((one) => one.visibility === visibility);
  if (!stop) throw new RangeError(`There is no visibility ${visibility}`);
  return stop;
}
