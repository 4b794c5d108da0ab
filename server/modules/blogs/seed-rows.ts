import { DEMO_WEAR } from '#server/modules/shop/demo-wear.ts';
import { iso, type SeedContext, type SeedTable } from '#server/seed/seed-context.ts';

/** Returns the rows of blogs, their members and followers of the demo world. */
export function seedTables({ world, ids }: SeedContext): SeedTable[] {
  return [
    {
      table: 'blogs',
      after: ['users'],
      rows: ids.blogs.map((blog) => ({
        id: ids.blog(blog),
        uuid: blog.uuid,
        owner_id: ids.user(blog.owner),
        name: blog.name,
        title: blog.source.title,
        description: blog.source.description,
        description_npf: blog.source.description ? [{ type: 'text', text: blog.source.description }] : [],
        avatar: blog.avatar,
        header: blog.header,
        theme: blog.theme,
        sort_order: blog.source.primary ? 0 : 1,
        state: blog.source.isDeactivated ? 'deactivated' : 'active',
        share_likes: blog.source.sharesLikes,
        share_following: blog.source.sharesFollowing,
        ask_anonymous: blog.source.takesAnonymousAsks,
        timezone: blog.source.timezone,
        follower_count: blog.followedBy.size,
        post_count: blog.postCount,
        avatar_frame: DEMO_WEAR[blog.name]?.frame ?? null,
        badges: DEMO_WEAR[blog.name]?.badges ?? [],
        created_at: iso(blog.createdAt),
        updated_at: iso(blog.updatedAt),
      })),
    },
    {
      table: 'blog_members',
      after: ['blogs'],
      rows: ids.blogs.flatMap((blog) =>
        blog.writers.map((member) => ({
          blog_id: ids.blog(blog),
          user_id: ids.user(member),
          role: member === blog.owner ? 'admin' : 'member',
          is_primary: member === blog.owner && blog.source.primary,
          joined_at: iso(blog.createdAt),
        })),
      ),
    },
    {
      table: 'follows',
      after: ['blogs'],
      rows: world.follows.map((follow) => ({
        user_id: ids.user(follow.member),
        blog_id: ids.blog(follow.blog),
        position: follow.id,
        created_at: iso(follow.at),
      })),
    },
  ];
}
