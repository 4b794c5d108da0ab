import type { Context } from '#server/http/contract/handler.ts';
import type { NewPost } from '#server/modules/posts/compose/write-repository.ts';

type StateOfBody = { state?: Context<'createPost'>['body']['state']; isPrivate?: boolean };

/** Maps the requested state to the database's name for it. */
export function wantedState(body: StateOfBody): NewPost['state'] {
  if (body.isPrivate) return 'private';
  return body.state === 'queue' ? 'queued' : (body.state ?? 'published');
}
