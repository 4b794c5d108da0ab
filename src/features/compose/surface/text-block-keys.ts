import type { Editor } from '@tiptap/core';
import { canIndent } from '../model/subtypes.ts';
import type { Subtype } from '../model/types.ts';

/** Subtypes that end with their block: Enter at the end continues in plain text. */
const SINGLE_BLOCK_SUBTYPES: ReadonlySet<unknown> = new Set(['heading1', 'heading2', 'quote', 'quirky']);

/** Resets a block step by step: the indentation first, then the subtype. */
function resetStep(editor: Editor): boolean {
  const { subtype, indentLevel } = editor.getAttributes('paragraph');
  if (indentLevel > 0 && editor.commands.indentBy(-1)) return true;
  return subtype ? editor.commands.toggleSubtype(subtype) : false;
}

function onEnter(editor: Editor): boolean {
  const { selection } = editor.state;
  const { parent, parentOffset } = selection.$from;
  if (!selection.empty || parent.type.name !== 'paragraph') return false;
  const isBlank = parent.content.size === 0;
  if (isBlank && parent.attrs.subtype) return resetStep(editor);
  const isAtEnd = parentOffset === parent.content.size;
  if (!isAtEnd || !SINGLE_BLOCK_SUBTYPES.has(parent.attrs.subtype)) return false;
  return editor.chain().splitBlock().updateAttributes('paragraph', { subtype: null, indentLevel: 0 }).run();
}

function onBackspace(editor: Editor): boolean {
  const { selection } = editor.state;
  const { parent, parentOffset } = selection.$from;
  if (!selection.empty || parentOffset > 0 || parent.type.name !== 'paragraph') return false;
  return resetStep(editor);
}

/** Handles Tab only where it indents a list item, so that Tab still leaves the editor elsewhere. */
function onTab(editor: Editor, step: 1 | -1): boolean {
  if (!canIndent(editor.getAttributes('paragraph').subtype)) return false;
  editor.commands.indentBy(step);
  return true;
}

/** Keyboard shortcuts of text blocks. */
export function textBlockKeys(this: { editor: Editor }): Record<string, () => boolean> {
  const { editor } = this;
  const toggleSubtype = (subtype: Subtype | null): boolean => editor.commands.toggleSubtype(subtype);
  const keys: ReadonlyArray<readonly [string, () => boolean]> = [
    ['Enter', () => onEnter(editor)],
    ['Backspace', () => onBackspace(editor)],
    ['Tab', () => onTab(editor, 1)],
    ['Shift-Tab', () => onTab(editor, -1)],
    ['Mod-Alt-0', () => toggleSubtype(null)],
    ['Mod-Alt-1', () => toggleSubtype('heading1')],
    ['Mod-Alt-2', () => toggleSubtype('heading2')],
    ['Mod-Shift-7', () => toggleSubtype('ordered-list-item')],
    ['Mod-Shift-8', () => toggleSubtype('unordered-list-item')],
    ['Mod-Shift-9', () => toggleSubtype('quote')],
  ];
  return Object.fromEntries(keys);
}
