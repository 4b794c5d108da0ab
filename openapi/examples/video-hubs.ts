import { type VideoHubSource, videoHubSources, videosOf } from '../world/video-hubs.ts';
import { thumbOf } from './thumbs.ts';
import { blogRefOf, type Schemas, world } from './world.ts';

function hubOf(source: VideoHubSource): Schemas['VideoHub'] {
  const videos = videosOf(world, source);
  const [poster] = videos.flatMap(({ key }) => thumbOf(key).media ?? []);
  return {
    name: source.name,
    title: source.title,
    description: source.description,
    accentColor: source.accentColor,
    ...(poster ? { poster: [poster] } : {}),
    videoCount: videos.length,
    isFollowed: source.name === 'slow-films',
    tags: [...source.tags],
    curator: blogRefOf(source.curator),
    href: `/skein-tv/channel/${source.name}`,
  };
}

/** The video hubs. */
export const videoHubs: readonly Schemas['VideoHub'][] = videoHubSources.map(hubOf);
