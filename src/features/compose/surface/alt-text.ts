import type { Transaction } from '@tiptap/pm/state';

/** Gives a picture other words; changes nothing when it is not there any more. */
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
