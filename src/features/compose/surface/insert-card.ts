import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { embedOf } from '../model/embed-of.ts';
import type { ContentBlock } from '../model/types.ts';
import { insertBlocks } from './insert.ts';

/** Blocks that are an address with something around it, and can be the plain address again. */
const OF_ADDRESS: ReadonlySet<string> = new Set<ContentBlock['type']>(['link', 'audio', 'video']);

/** The address a card stands for; undefined for cards that hold more than one. */
export function addressOfCard(node: Node | null): string | undefined {
  const block = node?.type.name === 'embed' ? (node.attrs.block as ContentBlock) : undefined;
  if (!block || !OF_ADDRESS.has(block.type) || 'media' in block) return undefined;
  return 'url' in block ? block.url : undefined;
}

/**
 * A card on a line of its own.
 *
 * @param isFresh whether its page is still to be asked what it says about itself
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
 * Puts an address into the empty line at `position`, and makes a card of it in a step of its own: undoing once leaves
 * the plain address.
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

/** The plain address in place of the card between two positions, with the cursor behind it. */
function replaceByAddress(view: EditorView, from: number, to: number, address: string): void {
  const { schema, tr } = view.state;
  const mark = schema.marks.link?.create({ href: address });
  const line = schema.nodes.paragraph?.create(null, schema.text(address, mark ? [mark] : []));
  if (!line) return;
  tr.replaceWith(from, to, line);
  tr.setSelection(TextSelection.create(tr.doc, from + 1 + address.length)).setStoredMarks([]);
  view.dispatch(closeHistory(tr).scrollIntoView());
}

/** Makes the card at `position` the plain address it stands for. */
export function cardToText(view: EditorView, position: number): boolean {
  const node = view.state.doc.nodeAt(position);
  const address = addressOfCard(node);
  if (!node || address === undefined) return false;
  replaceByAddress(view, position, position + node.nodeSize, address);
  return true;
}

/** Backspace in the empty line below a card of an address: the card becomes the address, which can then be changed. */
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
