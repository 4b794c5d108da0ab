import { isModerator } from '#server/entities/community/policy.ts';
import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentComments } from '../comments/comment-presenter.ts';
import { shownComment } from '../comments/comment-rules.ts';
import {
  type CommentPlace,
  commentPlaces,
  commentsByIds,
  countComments,
  placeBefore,
} from '../comments/comments-repository.ts';
import { readablePostIn } from '../posts/community-post.ts';

const DEFAULT_LIMIT = 20;

/** Lists the comments below a post, each with its first answers, or the answers to one of them. */
export const listComments: Handler<'listComments'> = async ({ params, query, db, services, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const { community, post } = await readablePostIn(db, params, viewerId, query.invite_hash);
  const named = async (id: string | undefined, field: string) =>
    id === undefined
      ? undefined
      : shownComment(db, post.id, id, viewerId, { field, isModerator: isModerator(community) });
  const [parent, middle] = await Promise.all([
    named(query.parent_comment_id, 'parent_comment_id'),
    named(query.around, 'around'),
  ]);
  const parentId = parent?.id ?? null;
  const wanted = { postId: post.id, parentId, sort: query.sort ?? 'best' };
  const list = `comments/${JSON.stringify(wanted)}`;
  const asked = { ...wanted, viewerId, isModerator: isModerator(community) };
  const limit = query.limit ?? DEFAULT_LIMIT;
  // An answer stands in the thread of its first comment.
  const inList = middle && parentId === null ? (middle.parent_id ?? middle.id) : middle?.id;
  const after: CommentPlace | null =
    query.cursor !== undefined
      ? readPlace(services.cursors.read(list, query.cursor))
      : inList === undefined
        ? null
        : await placeBefore(db, asked, inList, Math.floor(limit / 2));
  const places = await commentPlaces(db, asked, { after, limit: limit + 1 });
  const page = places.slice(0, limit);
  const last = places.length > limit ? page.at(-1) : undefined;
  const { around: _, ...rest } = query;
  const rows = await commentsByIds(
    db,
    page.map(({ id }) => id),
    viewerId,
  );
  const reader = { db, community, viewerId, now: services.now() / 1000, alsoId: middle?.id };
  return {
    comments: await presentComments(rows, reader),
    total: await countComments(db, post.id, parentId),
    links: last
      ? {
          next: pageLink(pathOf('listComments', params), rest, {
            cursor: services.cursors.write(list, [last.score, last.id]),
            limit,
          }),
        }
      : {},
  };
};

function readPlace([score, id]: readonly (string | number)[]): CommentPlace {
  return [Number(score), String(id)];
}
