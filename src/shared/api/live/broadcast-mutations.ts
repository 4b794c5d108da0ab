import { blogOverlay, postOverlay, tagOverlay } from '../read/post-overlay.ts';

const OVERLAYS = { post: postOverlay, blog: blogOverlay, tag: tagOverlay };

/** Overlay change of a post, a blog or a tag. */
interface MutationMessage {
  of: keyof typeof OVERLAYS;
  key: string;
  values: object;
}

/**
 * Broadcasts the member's likes, follows, saves, edits and deletions to all tabs of the browser.
 *
 * @param member uuid that separates the channels of members who use the browser in turn
 * @returns a function that stops it
 */
export function broadcastMutations(member: string): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(`skein-acts ${member}`);
  let isApplyingRemote = false;
  const stops = (Object.keys(OVERLAYS) as MutationMessage['of'][]).map((of) =>
    OVERLAYS[of].onPut((key, values) => {
      // Received changes are not broadcast again.
      if (!isApplyingRemote) channel.postMessage({ of, key, values } satisfies MutationMessage);
    }),
  );
  channel.onmessage = ({ data: { of, key, values } }: MessageEvent<MutationMessage>) => {
    isApplyingRemote = true;
    OVERLAYS[of].put(key, values);
    isApplyingRemote = false;
  };
  return () => {
    for (const stop of stops) stop();
    channel.close();
  };
}
