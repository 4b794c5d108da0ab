import type { Node } from '@tiptap/pm/model';
import type { BlockJson, DocJson } from '../model/types.ts';

/** Cache by node: editor nodes are immutable, so the JSON of a node stays valid. */
const jsonCache = new WeakMap<Node, BlockJson>();

function blockJsonOf(node: Node): BlockJson {
  const said = jsonCache.get(node) ?? (node.toJSON() as BlockJson);
  jsonCache.set(node, said);
  return said;
}

/**
 * Converts the editor document to JSON. An unchanged block is the same object as in the last result, so that its
 * conversion (`toBlocks`) need not be repeated for each keystroke in a long post.
 */
export function docJsonOf(doc: Node): DocJson {
  return { type: 'doc', content: doc.children.map(blockJsonOf) };
}
