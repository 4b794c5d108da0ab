import type { Handler } from '#server/contract/handler.ts';
import { embedHtml, embedUrl } from '../embed-code.ts';
import { embeddablePost } from '../embeddable.ts';

export const getPostEmbed: Handler<'getPostEmbed'> = async ({ params, db, services, viewer }) => {
  const { post, blog } = await embeddablePost(db, params.blog, params.id, viewer?.userId ?? null);
  const { publicUrl } = services;
  return { post, blog, embedHtml: embedHtml(post, publicUrl), embedUrl: embedUrl(post, publicUrl) };
};
