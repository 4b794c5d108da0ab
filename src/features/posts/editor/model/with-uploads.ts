import type { BlockJson, DocJson, ImageBlock, PictureJson, RecordingBlock } from './types.ts';

/** The blocks of what the server has taken in, by the ids of their places. */
export type Taken = {
  picture: (localId: string) => ImageBlock | undefined;
  recording: (localId: string) => RecordingBlock | undefined;
};

/**
 * The document with every picture, sound and film that the server has taken in meanwhile. The text holds only an id until
 * then; this is what is sent and what autosave keeps.
 */
export function withUploads(doc: DocJson, taken: Taken): DocJson {
  const filled = ({ attrs, ...picture }: PictureJson): PictureJson => ({
    ...picture,
    attrs: { ...attrs, block: attrs.block ?? taken.picture(attrs.localId) ?? null },
  });
  const filledBlock = (node: BlockJson): BlockJson => {
    if (node.type === 'pictureRow') return { ...node, content: node.content.map(filled) };
    if (node.type !== 'recording') return node;
    const { attrs } = node;
    return { ...node, attrs: { ...attrs, block: attrs.block ?? taken.recording(attrs.localId) ?? null } };
  };
  return { ...doc, content: doc.content.map(filledBlock) };
}
