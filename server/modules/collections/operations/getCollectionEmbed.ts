import type { Handler } from '#server/http/contract/handler.ts';
import {
  collectionEmbedHtml,
  collectionUrl,
  embeddableCollection,
} from '#server/modules/embeds/collection-embed.ts';
import { EMBED_WIDTH_PX, frameHeight } from '#server/modules/embeds/post-embed/embed-code.ts';

/** Returns the HTML that shows a public collection on another site. */
export const getCollectionEmbed: Handler<'getCollectionEmbed'> = async ({ params, db, services, viewer }) => {
  const collection = await embeddableCollection(db, params.collection_id, viewer?.userId ?? null);
  const { publicUrl } = services;
  return {
    html: collectionEmbedHtml(collection, publicUrl),
    url: collectionUrl(collection, publicUrl),
    width: EMBED_WIDTH_PX,
    height: frameHeight(),
  };
};
