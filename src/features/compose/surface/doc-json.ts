import type { Node } from '@tiptap/pm/model';
import type { BlockJson, DocJson } from '../model/types.ts';

/** Blocks of the surface never change, they are replaced: what was said of one once holds. */
const known = new WeakMap<Node, BlockJson>();

function blockJsonOf(node: Node): BlockJson {
  const said = known.get(node) ?? (node.toJSON() as BlockJson);
  known.set(node, said);
  return said;
}

/**
 * The surface's document as JSON. A block that nobody touched is the same object as the last time, so that what is made of
 * it (`toBlocks`) need not be made anew for each key in a long post.
 */
export function docJsonOf(doc: Node): DocJson {
  return { type: 'doc', content: doc.children.map(blockJsonOf) };
}
