import { Extension } from '@tiptap/core';
import { DOMParser, type ResolvedPos, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { withoutControls } from '#src/domain/text/characters.ts';
import { webAddress } from '../model/embed-of.ts';
import { insertAddress } from './insert-card.ts';
import { htmlOfMarkdown, looksLikeMarkdown } from './markdown.ts';
import { type DropPosition, dropPicture } from './move-picture.ts';
import { flattenPasted, hasForeignPictures } from './paste.ts';

interface PasteAndDropOptions {
  /** Called with the pasted or dropped files and their position. */
  onFiles: (files: File[], position: number) => void;
  /** Called when pasted text had pictures of another site, which stay behind. */
  onPicturesLeft: () => void;
}

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

/** Pastes an address: on an empty line it becomes a card; over selected text it becomes a link. */
function pasteAddress(view: EditorView, text: string): boolean {
  const address = webAddress(text);
  if (!address || !/^https?:/i.test(text.trim())) return false;
  const { state } = view;
  const { empty, $from, from, to } = state.selection;
  const link = state.schema.marks.link;
  if (!empty) {
    if (!link || !$from.sameParent(state.selection.$to)) return false;
    view.dispatch(state.tr.addMark(from, to, link.create({ href: address })));
    return true;
  }
  const isAlone = $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  if (!isAlone || $from.parent.attrs.subtype) return false;
  insertAddress(view, address, from);
  return true;
}

/** Parses pasted Markdown; undefined for any other text, and where the shortcut asks for plain text. */
function readMarkdown(
  text: string,
  context: ResolvedPos,
  isPlain: boolean,
  { state }: EditorView,
): Slice | undefined {
  if (isPlain || !looksLikeMarkdown(text)) return undefined;
  const read = new globalThis.DOMParser().parseFromString(flattenPasted(htmlOfMarkdown(text)), 'text/html');
  return DOMParser.fromSchema(state.schema).parseSlice(read.body, { context });
}

/** Keeps the kind of a heading or list pasted into an empty line, which would otherwise become plain text. */
function keepFirstBlockType(slice: Slice, { state }: EditorView): Slice {
  const { $from, empty } = state.selection;
  const isBlank = empty && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  const first = slice.content.firstChild;
  const isKind = first?.type.name === 'paragraph' && Boolean(first.attrs.subtype);
  return isBlank && isKind && !$from.parent.attrs.subtype
    ? new Slice(slice.content, 0, slice.openEnd)
    : slice;
}

/** Returns the drop position of an image: on another image its nearer side, otherwise between the blocks. */
function dropPositionOf(view: EditorView, event: DragEvent): DropPosition | undefined {
  const over = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-picture]') : null;
  const beside = over?.dataset.picture;
  if (over && beside) {
    const { left, width } = over.getBoundingClientRect();
    const isRight = event.clientX > left + width / 2;
    return { beside, after: isRight !== (getComputedStyle(over).direction === 'rtl') };
  }
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
  return at ? { position: at.pos } : undefined;
}

/** Moves an image that was dragged within the text. */
function moveDraggedPicture(view: EditorView, event: DragEvent, slice: Slice): boolean {
  const node = slice.content.childCount === 1 ? slice.content.firstChild : null;
  const picture = node?.type.name === 'pictureRow' && node.childCount === 1 ? node.firstChild : node;
  if (picture?.type.name !== 'picture') return false;
  event.preventDefault();
  const place = dropPositionOf(view, event);
  const { tr } = view.state;
  if (place && dropPicture(tr, picture.attrs.localId, place)) view.dispatch(tr);
  return true;
}

/** Editor extension for pasting and dropping: files, addresses, Markdown and HTML of other programs. */
export const PasteAndDrop = Extension.create<PasteAndDropOptions>({
  name: 'intake',
  addOptions: () => ({ onFiles: () => {}, onPicturesLeft: () => {} }),
  addProseMirrorPlugins() {
    const { onFiles, onPicturesLeft } = this.options;
    return [
      new Plugin({
        props: {
          transformPastedHTML: flattenPasted,
          transformPastedText: withoutControls,
          transformPasted: keepFirstBlockType,
          clipboardTextParser: (text, context, isPlain, view) =>
            readMarkdown(withoutControls(text), context, isPlain, view) as Slice,
          handlePaste: (view, event) => {
            const files = filesOf(event.clipboardData);
            const text = event.clipboardData?.getData('text/plain') ?? '';
            // Office programs add an image of the text to the clipboard; then the text is pasted.
            if (files.length > 0 && !text) {
              onFiles(files, view.state.selection.to);
              return true;
            }
            if (pasteAddress(view, text)) return true;
            if (hasForeignPictures(event.clipboardData?.getData('text/html') ?? '')) onPicturesLeft();
            return false;
          },
          handleDrop: (view, event, slice, moved) => {
            if (moved) return moveDraggedPicture(view, event, slice);
            const files = filesOf(event.dataTransfer);
            if (files.length === 0) return false;
            event.preventDefault();
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
            onFiles(files, at?.pos ?? view.state.doc.content.size);
            return true;
          },
        },
      }),
    ];
  },
});
