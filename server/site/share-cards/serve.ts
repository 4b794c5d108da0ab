import type { FastifyInstance } from 'fastify';
import type { GetPost200 } from '#generated/zod/getPost200.zod.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { callAsVisitor } from '#server/site/syndication/as-anybody.ts';
import { postHead } from '#src/domain/post/post-head.ts';
import { isBlogName } from '#src/paths/blog-name.ts';
import { isPostId } from '#src/paths/path-segments.ts';
import { ShareCards } from './cards.ts';
import { cardTexts } from './words.ts';

/** Cached for a day: the content of a post may change, its address does not. */
const KEPT = 'public, max-age=86400';

/**
 * Serves preview pictures of posts without a picture. The post is fetched without the request's cookies, as any visitor
 * sees it; a hidden or covered post has no card.
 */
export function serveShareCards(app: FastifyInstance): void {
  const cards = new ShareCards();
  app.get<{ Params: { blog: string; file: string } }>('/media/cards/:blog/:file', async (request, reply) => {
    const { blog, file } = request.params;
    const id = file.replace(/\.png$/, '');
    if (!isBlogName(blog) || !isPostId(id) || id === file) return reply.callNotFound();
    const answer = await callAsVisitor(app, request, pathOf('getPost', { blog, id }));
    if (answer.statusCode !== 200) return reply.callNotFound();
    const { post } = answer.json<GetPost200>().response;
    const head = postHead(post);
    if (head.noIndex) return reply.callNotFound();
    const words = cardTexts(head.description ?? '');
    const { backgroundColor, linkColor } = post.blog.theme;
    const key = [blog, id, backgroundColor, linkColor, words].join(' ');
    const picture = await cards.card(key, { blogName: post.blogName, theme: post.blog.theme, words });
    if (!picture) return reply.code(503).header('retry-after', '5').send();
    return reply
      .header('cache-control', KEPT)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/png')
      .send(picture);
  });
}
