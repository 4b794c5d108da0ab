import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { RecordingView } from './RecordingView.tsx';

/**
 * Node of an uploaded audio or video. Until the server has processed it, `localId` identifies its upload. Has no parse
 * rules, because media of another page must not be republished.
 */
export const RecordingNode = Node.create({
  name: 'recording',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    localId: { default: '', rendered: false },
    kind: { default: 'audio', rendered: false },
    block: { default: null, rendered: false },
  }),
  renderHTML: ({ node }) => ['p', {}, node.attrs.block?.title ?? ''],
  addNodeView: () =>
    ReactNodeViewRenderer(RecordingView, {
      // Keeps the player's own keys and presses from the editor.
      stopEvent: ({ event }) =>
        event.target instanceof Element && event.target.closest('button, input, video') !== null,
    }),
});
