import type { TextBlock } from '#generated/zod/textBlock.zod.ts';
import type { TextFormat } from '#generated/zod/textFormat.zod.ts';

/** One line of a list before nesting. */
export interface ListLine {
  ordered: boolean;
  /** Nesting depth, 0 for the outermost list. */
  level: number;
  text: string;
  formatting?: TextFormat[];
}

export interface ListNode {
  ordered: boolean;
  items: ListItemNode[];
}

export interface ListItemNode {
  text: string;
  formatting?: TextFormat[];
  lists: ListNode[];
}

/** Returns true when a text block is a list line. */
export function isListLine(block: TextBlock): boolean {
  return block.subtype === 'ordered-list-item' || block.subtype === 'unordered-list-item';
}

/** Converts a text block with a list subtype into a list line. */
export function lineOf(block: TextBlock): ListLine {
  return {
    ordered: block.subtype === 'ordered-list-item',
    level: block.indentLevel ?? 0,
    text: block.text,
    formatting: block.formatting,
  };
}

/**
 * Nests list lines. A deeper line goes into the item before it; a level that skips a step counts as one step; a change
 * between bullets and numbers at one level starts a new list.
 */
export function nestLists(lines: readonly ListLine[]): ListNode[] {
  const top: ListNode[] = [];
  const path: Array<{ level: number; list: ListNode; siblings: ListNode[] }> = [];
  for (const line of lines) {
    const item: ListItemNode = { text: line.text, formatting: line.formatting, lists: [] };
    while (path.length > 1 && (path.at(-1)?.level ?? 0) > line.level) path.pop();
    const here = path.at(-1);
    if (!here || line.level > here.level) {
      const siblings = here?.list.items.at(-1)?.lists ?? top;
      const open = siblings.at(-1);
      // Returning from a skipped level ends at this depth again and continues the existing list.
      const list: ListNode = open?.ordered === line.ordered ? open : { ordered: line.ordered, items: [] };
      list.items.push(item);
      if (list !== open) siblings.push(list);
      path.push({ level: line.level, list, siblings });
    } else if (here.list.ordered === line.ordered) {
      here.list.items.push(item);
      here.level = line.level;
    } else {
      const list: ListNode = { ordered: line.ordered, items: [item] };
      here.siblings.push(list);
      path[path.length - 1] = { level: line.level, list, siblings: here.siblings };
    }
  }
  return top;
}
