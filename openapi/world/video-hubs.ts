import type { World, WorldPost } from './model.ts';

/** A video hub: its tags determine its content. */
export interface VideoHubSource {
  name: string;
  title: string;
  description: string;
  accentColor: string;
  tags: readonly string[];
  /** Key of the blog that curates it. */
  curator: string;
}

/** The video hubs, the featured one first. */
export const videoHubSources: readonly VideoHubSource[] = [
  {
    name: 'slow-films',
    title: 'Slow films',
    description: 'They end where they begin.',
    accentColor: '#1d2036',
    tags: ['paper film', 'timelapse'],
    curator: 'loopkin',
  },
  {
    name: 'night-sky',
    title: 'Night sky',
    description: 'Clear nights, sped up.',
    accentColor: '#10142e',
    tags: ['the moon', 'astronomy', 'not astronomy'],
    curator: 'tamsin',
  },
  {
    name: 'kitchen-sounds',
    title: 'Kitchen sounds',
    description: 'Ovens, kettles, one knife.',
    accentColor: '#9a4a1c',
    tags: ['bread', 'kitchen'],
    curator: 'odile',
  },
];

/** Returns the videos of a hub, newest first. */
export function videosOf(world: World, hub: VideoHubSource): WorldPost[] {
  return world.posts
    .filter((post) => post.type === 'video' && post.parent === null)
    .filter(({ tags }) => tags.some((tag) => hub.tags.includes(tag)))
    .toSorted((a, b) => b.at - a.at);
}
