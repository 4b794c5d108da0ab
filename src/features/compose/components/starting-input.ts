import type { StartingPoint } from '../model/starting-points.ts';
import type { AddressKind } from './AddressField.tsx';
import type { ComposerProps } from './composer-props.ts';
import type { FileKind } from './FileDropArea.tsx';

const ADDRESS_KINDS: Partial<Record<StartingPoint, AddressKind>> = {
  link: 'link',
  audio: 'audio',
  video: 'video',
};

const FILE_KINDS: Partial<Record<StartingPoint, FileKind>> = {
  photo: 'image',
  audio: 'audio',
  video: 'video',
};

/** Returns the input a composer opens with for a post type: an address field, a drop area for files, both or none. */
export function startingInputOf(
  point: StartingPoint,
): Pick<ComposerProps, 'startsWithAddress' | 'startsWithFiles'> {
  return { startsWithAddress: ADDRESS_KINDS[point], startsWithFiles: FILE_KINDS[point] };
}
