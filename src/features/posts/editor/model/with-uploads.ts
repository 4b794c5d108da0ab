import type { DocJson, ImageBlock, PictureJson } from './types.ts';

/**
 * The document with every picture that the server has taken in meanwhile. The text holds only a picture's id until
 * then; this is what is sent and what autosave keeps.
 *
 * @param blockOf the image block of an uploaded picture, by its id
 */
export function withUploads(doc: DocJson, blockOf: (localId: string) => ImageBlock | undefined): DocJson {
  const filled = ({ attrs, ...picture }: PictureJson): PictureJson => ({
    ...picture,
    attrs: { ...attrs, block: attrs.block ?? blockOf(attrs.localId) ?? null },
  });
  return {
    ...doc,
    content: doc.content.map((node) =>
      node.type === 'pictureRow' ? { ...node, content: node.content.map(filled) } : node,
    ),
  };
}
