import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { picturesOf } from '../model/to-blocks.ts';
import type { DocJson } from '../model/types.ts';
import { withAltText } from '../surface/alt-text.ts';

/** Which picture is being described, and which ones nobody has described yet. */
export function useDescriptions(editor: Editor | null, doc: DocJson) {
  const [chosen, open] = useState<string>();
  const pictures = picturesOf(doc).map(({ attrs }) => attrs);
  const picture = pictures.find(({ localId }) => localId === chosen);
  return {
    /** The picture whose words are open; undefined when none is, or when it was taken out. */
    picture,
    open,
    /** Ids of pictures without a word, in their order. */
    missing: pictures.filter(({ altText }) => altText.trim() === '').map(({ localId }) => localId),
    say: (altText: string): void => {
      if (picture) editor?.commands.command(({ tr }) => withAltText(tr, picture.localId, altText));
    },
    /** Closes the field and leads back to the picture it belonged to. */
    finish: (): void => {
      open(undefined);
      editor?.view.dom.querySelector<HTMLElement>(`[data-alt="${chosen}"]`)?.focus();
    },
  };
}

export type Descriptions = ReturnType<typeof useDescriptions>;
