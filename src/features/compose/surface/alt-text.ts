import type { Transaction } from '@tiptap/pm/state';

/** Sets the alt text of an image; does nothing when the image was removed. */
export function withAltText(tr: Transaction, localId: string, altText: string): boolean {
  let place: number | undefined;
  tr.doc.descendants((node, position) => {
    if (node.type.name === 'picture' && node.attrs.localId === localId) place = position;
    return node.type.name === 'pictureRow';
  });
  if (place === undefined) return false;
  tr.setNodeAttribute(place, 'altText', altText);
  return true;
}
