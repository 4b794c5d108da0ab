import { met, offered, readable } from './blog-rules.ts';
import { isOwn, published, publishedToViewer } from './post-rules.ts';

/**
 * The visibility of posts in SQL, and the one way to select posts that others may see. Statements take the table from
 * here with its condition, so that neither is written without the other; `tests/architecture/queries.test.ts` lists the
 * statements that read posts in another way, each with its reason.
 *
 * Tables derived from posts (`post_tags`, `post_search`, a position in `post_counts`) hold published posts only, so
 * statements may start from them. Posts of communities are in none of them.
 */
export interface PostSource {
  /** The table with its condition as the text behind `from`; further conditions follow with `and`. */
  where: string;
  /** The same as the text behind `join`. */
  on: string;
}

/** Rules of a blog that can be asked for its posts: see `blog-rules.ts`. */
const RULES = { readable, offered, met };

/** Names of a post and its space in a statement: the alias of the joined blog. */
export interface PostPlace {
  post: string;
  blog: string;
}

function source(post: string, condition: string): PostSource {
  return { where: `posts ${post} where ${condition}`, on: `posts ${post} on ${condition}` };
}

/**
 * Condition that the viewer may see a post of a joined blog.
 *
 * @param rule what the blog must be to the viewer: `readable` where they asked for it, `offered` in lists, `met` among
 *   actions
 * @param viewer SQL expression of the viewer's id, for example `$2::bigint`; null for what everybody may see
 */
export function isVisiblePost(
  rule: keyof typeof RULES,
  viewer: string | null,
  { post, blog }: PostPlace,
): string {
  return `${published.sql(post, viewer)} and ${RULES[rule].sql(blog, viewer)}`;
}

/** Selects posts that the viewer may see, of a joined blog: {@link isVisiblePost}. */
export function visiblePosts(rule: keyof typeof RULES, viewer: string | null, place: PostPlace): PostSource {
  return source(
    place.post,
    `${place.post}.blog_id = ${place.blog}.id and ${isVisiblePost(rule, viewer, place)}`,
  );
}

/**
 * Selects published posts of any blog, for candidates whose blog is checked afterwards in code (the rules of a feed,
 * `server/entities/post/post-page.ts`) and for counts.
 */
export function publishedPosts(post: string): PostSource {
  return source(post, published.sql(post, null));
}

/** Selects posts that are published where the viewer may see them: on a blog, or in one of their communities. */
export function postsPublishedTo(post: string, viewer: string): PostSource {
  return source(post, publishedToViewer.sql(post, viewer));
}

/**
 * Condition that the notes of a post belong to its tree for the viewer: a post that was made private hides its notes.
 * Notes by others on a deleted post stay (decision 008).
 */
export function keepsNotes(post: string, viewer: string): string {
  return `(${publishedToViewer.sql(post, viewer)} or ${post}.state = 'deleted' or ${isOwn.sql(post, viewer)})`;
}

/**
 * Selects published posts of one community, for statements whose caller has checked that the viewer may look into it.
 *
 * @param community SQL expression of the community's id
 */
export function publishedInSpace(post: string, community: string): string {
  return `posts ${post} where ${post}.community_id = ${community} and ${post}.state = 'published'`;
}
