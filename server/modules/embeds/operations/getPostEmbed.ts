import type { Handler } from '#server/http/contract/handler.ts';
import { embedHtml, embedUrl } from '../post-embed/embed-code.ts';
import { embeddablePost } from '../post-embed/embeddable.ts';

export const getPostEmbed: Handler<'getPostEmbed'> = async ({ params, db, services, viewer }) => {
  const { post, blog } = await embeddablePost(db, params.blog, params.id, viewer?.userId ?? null);
  const { publicUrl } = services;
  return { post, blog, embedHtml: embedHtml(post, publicUrl), embedUrl: embedUrl(post, publicUrl) };
};
