import type { BlockJson, DocJson, ImageBlock, PictureJson, RecordingBlock } from './types.ts';

/** The processed blocks of uploads, by local id. */
export type UploadedBlocks = {
  picture: (localId: string) => ImageBlock | undefined;
  recording: (localId: string) => RecordingBlock | undefined;
};

/**
 * Fills in the blocks of all images, audio and video that the server has processed. Until then the document holds only
 * a local id; the result is what is sent and what autosave stores. Nodes without pending uploads stay the same object,
 * so that a long post is not converted again on each save.
 */
export function withUploads(doc: DocJson, taken: UploadedBlocks): DocJson {
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
