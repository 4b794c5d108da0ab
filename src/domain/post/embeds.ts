/** Third-party video or audio, loaded only on request. */
export interface Embed {
  /** Address of the frame. */
  src: string;
  /** Third-party host that is contacted when the frame loads. */
  host: string;
}

/** Hosts that may be framed; content from other hosts is shown as a link. */
export const FRAME_HOSTS = [
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'open.spotify.com',
  'w.soundcloud.com',
  'bandcamp.com',
  'www.instagram.com',
  'embedr.flickr.com',
] as const;

const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
]);
const YOUTUBE_ID = /^[\w-]{11}$/;

function youtubeId(url: URL): string | undefined {
  const [first = '', second = ''] = url.pathname.slice(1).split('/');
  if (url.hostname === 'youtu.be') return first;
  if (!YOUTUBE_HOSTS.has(url.hostname)) return undefined;
  if (first === 'embed' || first === 'shorts' || first === 'live') return second;
  return url.searchParams.get('v') ?? undefined;
}

function vimeoId(url: URL): string | undefined {
  return /^(?:www\.)?vimeo\.com$/.test(url.hostname) ? /^\/(\d+)/.exec(url.pathname)?.[1] : undefined;
}

/** Returns the privacy-friendly address of a known host (no cookies before playing), else the address itself. */
function frameOf(url: URL): URL {
  const youtube = youtubeId(url);
  if (youtube && YOUTUBE_ID.test(youtube))
    return new URL(`https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1`);
  const vimeo = vimeoId(url);
  if (vimeo) return new URL(`https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`);
  return url;
}

/**
 * Returns the frame for the first of the addresses whose host may be framed; undefined when none may, so that a link is
 * shown instead. HTML that came with a post is never used.
 */
export function embedOf(...addresses: Array<string | undefined>): Embed | undefined {
  for (const address of addresses) {
    if (!address || !URL.canParse(address)) continue;
    const frame = frameOf(new URL(address));
    if (frame.protocol === 'https:' && FRAME_HOSTS.some((host) => host === frame.hostname))
      return { src: frame.href, host: frame.hostname.replace(/^(www|player|open|w)\./, '') };
  }
  return undefined;
}
