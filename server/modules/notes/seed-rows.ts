import { iso, type SeedContext, type SeedTable } from '#server/seed/seed-context.ts';

/** Returns the rows of likes and replies of the demo world. */
export function seedTables({ world, ids }: SeedContext): SeedTable[] {
  return [
    {
      table: 'likes',
      after: ['posts', 'post_counts'],
      rows: world.likes.map((like) => ({
        user_id: ids.user(like.member),
        post_id: like.post.id,
        blog_id: ids.blog(like.post.blog),
        root_post_id: like.post.root.id,
        liker_blog_id: ids.blog(like.blog),
        position: like.id,
        created_at: iso(like.at),
      })),
    },
    {
      table: 'replies',
      after: ['posts', 'post_counts'],
      rows: world.replies.map((reply) => ({
        blog_id: ids.blog(reply.post.blog),
        id: reply.id,
        post_id: reply.post.id,
        root_post_id: reply.post.root.id,
        user_id: ids.user(reply.member),
        replier_blog_id: ids.blog(reply.blog),
        text: reply.text,
        is_self: reply.isSelf,
        created_at: iso(reply.at),
      })),
    },
  ];
}
