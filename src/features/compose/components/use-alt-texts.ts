import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { picturesOf } from '../model/to-blocks.ts';
import type { DocJson } from '../model/types.ts';
import { withAltText } from '../surface/alt-text.ts';

/** Tracks the image whose alt text is edited and the images without alt text. */
export function useAltTexts(editor: Editor | null, doc: DocJson) {
  const [chosen, open] = useState<string>();
  const pictures = picturesOf(doc).map(({ attrs }) => attrs);
  const picture = pictures.find(({ localId }) => localId === chosen);
  return {
    /** The image whose alt text field is open; undefined when none is, or when the image was removed. */
    picture,
    open,
    /** Ids of images without alt text, in document order. */
    missing: pictures.filter(({ altText }) => altText.trim() === '').map(({ localId }) => localId),
    say: (altText: string): void => {
      if (picture) editor?.commands.command(({ tr }) => withAltText(tr, picture.localId, altText));
    },
    /** Closes the field and returns the focus to its image. */
    finish: (): void => {
      open(undefined);
      editor?.view.dom.querySelector<HTMLElement>(`[data-alt="${chosen}"]`)?.focus();
    },
  };
}

export type AltTexts = ReturnType<typeof useAltTexts>;
