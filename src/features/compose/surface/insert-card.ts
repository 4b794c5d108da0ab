import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { embedOf } from '../model/embed-of.ts';
import type { ContentBlock } from '../model/types.ts';
import { insertBlocks } from './insert.ts';

/** Block types that are created from an address and can be turned back into it. */
const ADDRESS_BLOCK_TYPES: ReadonlySet<string> = new Set<ContentBlock['type']>(['link', 'audio', 'video']);

/** Returns the address a card was created from; undefined for cards with more content. */
export function addressOfCard(node: Node | null): string | undefined {
  const block = node?.type.name === 'embed' ? (node.attrs.block as ContentBlock) : undefined;
  if (!block || !ADDRESS_BLOCK_TYPES.has(block.type) || 'media' in block) return undefined;
  return 'url' in block ? block.url : undefined;
}

/**
 * Inserts a card on its own line.
 *
 * @param isFresh true when the metadata of its page is still to be requested
 */
export function insertEmbed(
  state: EditorState,
  tr: Transaction,
  block: ContentBlock,
  position: number,
  isFresh = false,
): Transaction {
  const card = state.schema.nodes.embed?.create({ block, isFresh });
  return card ? insertBlocks(tr, position, [card]) : tr;
}

/**
 * Inserts an address into the empty line at `position` and converts it to a card in a separate history step, so that
 * one undo leaves the plain address.
 */
export function insertAddress(view: EditorView, address: string, position: number): void {
  const { link } = view.state.schema.marks;
  const typed = view.state.tr.insertText(address, position);
  const end = position + address.length;
  view.dispatch(link ? typed.addMark(position, end, link.create({ href: address })) : typed);
  const { state } = view;
  view.dispatch(
    insertEmbed(state, closeHistory(state.tr.delete(position, end)), embedOf(address), position, true),
  );
}

/** Replaces the card between two positions by its plain address and puts the cursor after it. */
function replaceByAddress(view: EditorView, from: number, to: number, address: string): void {
  const { schema, tr } = view.state;
  const mark = schema.marks.link?.create({ href: address });
  const line = schema.nodes.paragraph?.create(null, schema.text(address, mark ? [mark] : []));
  if (!line) return;
  tr.replaceWith(from, to, line);
  tr.setSelection(TextSelection.create(tr.doc, from + 1 + address.length)).setStoredMarks([]);
  view.dispatch(closeHistory(tr).scrollIntoView());
}

/** Replaces the card at `position` by its plain address. */
export function cardToText(view: EditorView, position: number): boolean {
  const node = view.state.doc.nodeAt(position);
  const address = addressOfCard(node);
  if (!node || address === undefined) return false;
  replaceByAddress(view, position, position + node.nodeSize, address);
  return true;
}

/**
 * Handles Backspace in the empty line below an address card: the card becomes the address, which can then be edited.
 */
export function backspaceIntoCard(view: EditorView): boolean {
  const { selection, doc } = view.state;
  const { $from, empty } = selection;
  const { parent } = $from;
  if (!empty || parent.type.name !== 'paragraph' || parent.content.size > 0 || parent.attrs.subtype) {
    return false;
  }
  const before = $from.before();
  const card = doc.resolve(before).nodeBefore;
  const address = addressOfCard(card);
  if (!card || address === undefined) return false;
  replaceByAddress(view, before - card.nodeSize, $from.after(), address);
  return true;
}
