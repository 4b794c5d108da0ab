import { blogOverlay, postOverlay, tagOverlay } from '../read/post-overlay.ts';

const OVERLAYS = { post: postOverlay, blog: blogOverlay, tag: tagOverlay };

/** What a member did to a post, a blog or a tag. */
interface Act {
  of: keyof typeof OVERLAYS;
  key: string;
  values: object;
}

/**
 * Shows in every tab of the browser what the member likes, follows, saves, edits or deletes in one of them.
 *
 * @param member tells apart the tabs of members who are logged in in turn
 * @returns what ends it
 */
export function shareActs(member: string): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(`skein-acts ${member}`);
  let isHearing = false;
  const stops = (Object.keys(OVERLAYS) as Act['of'][]).map((of) =>
    OVERLAYS[of].onPut((key, values) => {
      // What was heard goes no further.
      if (!isHearing) channel.postMessage({ of, key, values } satisfies Act);
    }),
  );
  channel.onmessage = ({ data: { of, key, values } }: MessageEvent<Act>) => {
    isHearing = true;
    OVERLAYS[of].put(key, values);
    isHearing = false;
  };
  return () => {
    for (const stop of stops) stop();
    channel.close();
  };
}
