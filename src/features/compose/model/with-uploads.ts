import type { BlockJson, DocJson, ImageBlock, PictureJson, RecordingBlock } from './types.ts';

/** The blocks of what the server has taken in, by the ids of their places. */
export type Taken = {
  picture: (localId: string) => ImageBlock | undefined;
  recording: (localId: string) => RecordingBlock | undefined;
};

/**
 * The document with every picture, sound and film that the server has taken in meanwhile. The text holds only an id until
 * then; this is what is sent and what autosave keeps. What lacks nothing stays the same object, so that a long post is not
 * spelt out anew each time it is kept.
 */
export function withUploads(doc: DocJson, taken: Taken): DocJson {
  const filled = (picture: PictureJson): PictureJson => {
    const { attrs } = picture;
    const block = attrs.block ?? taken.picture(attrs.localId);
    return attrs.block || !block ? picture : { ...picture, attrs: { ...attrs, block } };
  };
  const filledBlock = (node: BlockJson): BlockJson => {
    if (node.type === 'pictureRow') {
      const content = node.content.map(filled);
      return isUnchanged(content, node.content) ? node : { ...node, content };
    }
    if (node.type !== 'recording') return node;
    const { attrs } = node;
    const block = attrs.block ?? taken.recording(attrs.localId);
    return attrs.block || !block ? node : { ...node, attrs: { ...attrs, block } };
  };
  const content = doc.content.map(filledBlock);
  return isUnchanged(content, doc.content) ? doc : { ...doc, content };
}

function isUnchanged<One>(now: readonly One[], before: readonly One[]): boolean {
  return now.every((one, at) => one === before[at]);
}
