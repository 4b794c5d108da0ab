import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { PictureRowView } from './PictureRowView.tsx';
import { PictureView } from './PictureView.tsx';

/**
 * Node of a row of images; a single image is in a row of one. The schema allows an empty row until surface/tidy.ts
 * removes it, because with required content ProseMirror would create an image in place of a deleted one.
 */
export const PictureRowNode = Node.create({
  name: 'pictureRow',
  group: 'block',
  content: 'picture*',
  isolating: true,
  selectable: false,
  addAttributes: () => ({ mode: { default: null, rendered: false } }),
  renderHTML: () => ['div', { 'data-pictures': '' }, 0],
  addNodeView: () => ReactNodeViewRenderer(PictureRowView),
});

/**
 * Returns true for events that the buttons on an image handle themselves. Of the drag handle these are only the keys,
 * because the image is dragged by it.
 */
function isHandledByButton({ target, type }: Event): boolean {
  const button = target instanceof Element ? target.closest<HTMLElement>('button, input') : null;
  if (button === null || type.startsWith('drag') || type === 'drop') return false;
  return button.dataset.grip === undefined || type.startsWith('key');
}

/**
 * Node of an image. Until the server has processed it, `localId` identifies its upload. Has no parse rules, because an
 * image of another page that is pasted along with text must not be republished.
 */
export const PictureNode = Node.create({
  name: 'picture',
  atom: true,
  selectable: true,
  draggable: true,
  addAttributes: () => ({
    localId: { default: '', rendered: false },
    block: { default: null, rendered: false },
    altText: { default: '', rendered: false },
  }),
  renderHTML: ({ node }) => ['img', { alt: node.attrs.altText, src: node.attrs.block?.media[0]?.url ?? '' }],
  addNodeView: () =>
    ReactNodeViewRenderer(PictureView, { stopEvent: ({ event }) => isHandledByButton(event) }),
});
