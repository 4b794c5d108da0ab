import plugin from 'fastify-plugin';
import { defaultAvatar } from '#server/media/default-avatar.ts';

/** Draws the avatars of blogs that have none. The blog is not looked up, so the response never changes. */
export const defaultAvatarPlugin = plugin(
  async (app) => {
    app.get<{ Params: { file: string } }>('/media/avatar/:file', async (request, reply) => {
      const name = request.params.file.replace(/\.svg$/, '');
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
      return reply.type('image/svg+xml').send(defaultAvatar(name));
    });
  },
  { name: 'default-avatar' },
);
