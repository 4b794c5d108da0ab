import { Extension } from '@tiptap/core';
import { DOMParser, type ResolvedPos, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { webAddress } from '../model/embed-of.ts';
import { insertAddress } from './insert-card.ts';
import { htmlOfMarkdown, looksLikeMarkdown } from './markdown.ts';
import { type DropPlace, dropPicture } from './move-picture.ts';
import { flattenPasted } from './paste.ts';

interface IntakeOptions {
  /** Called with the files that were pasted or dropped and the position they belong to. */
  onFiles: (files: File[], position: number) => void;
}

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

/** An address alone on a line becomes a card; over chosen words it becomes their link. */
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

/** Markdown as what it means; undefined for any other text, and where the keys ask for the text as it is. */
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

/** A heading or list that is pasted into an empty line stays one, in place of becoming that line's plain words. */
function keepsFirstKind(slice: Slice, { state }: EditorView): Slice {
  const { $from, empty } = state.selection;
  const isBlank = empty && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  const first = slice.content.firstChild;
  const isKind = first?.type.name === 'paragraph' && Boolean(first.attrs.subtype);
  return isBlank && isKind && !$from.parent.attrs.subtype
    ? new Slice(slice.content, 0, slice.openEnd)
    : slice;
}

/** Where a picture is let go: on another one it goes to its nearer side, else between the blocks. */
function dropPlaceOf(view: EditorView, event: DragEvent): DropPlace | undefined {
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

/** Moves a picture that was dragged within the text. */
function takeMovedPicture(view: EditorView, event: DragEvent, slice: Slice): boolean {
  const node = slice.content.childCount === 1 ? slice.content.firstChild : null;
  const picture = node?.type.name === 'pictureRow' && node.childCount === 1 ? node.firstChild : node;
  if (picture?.type.name !== 'picture') return false;
  event.preventDefault();
  const place = dropPlaceOf(view, event);
  const { tr } = view.state;
  if (place && dropPicture(tr, picture.attrs.localId, place)) view.dispatch(tr);
  return true;
}

/** What comes in by pasting and dropping: pictures, addresses, and lists of other programs. */
export const Intake = Extension.create<IntakeOptions>({
  name: 'intake',
  addOptions: () => ({ onFiles: () => {} }),
  addProseMirrorPlugins() {
    const { onFiles } = this.options;
    return [
      new Plugin({
        props: {
          transformPastedHTML: flattenPasted,
          transformPasted: keepsFirstKind,
          clipboardTextParser: (text, context, isPlain, view) =>
            readMarkdown(text, context, isPlain, view) as Slice,
          handlePaste: (view, event) => {
            const files = filesOf(event.clipboardData);
            const text = event.clipboardData?.getData('text/plain') ?? '';
            // Office programs put a picture of the text beside the text; then the text is meant.
            if (files.length > 0 && !text) {
              onFiles(files, view.state.selection.to);
              return true;
            }
            return pasteAddress(view, text);
          },
          handleDrop: (view, event, slice, moved) => {
            if (moved) return takeMovedPicture(view, event, slice);
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
