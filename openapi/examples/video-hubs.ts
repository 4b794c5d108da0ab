import { artOf } from './shapes.ts';
import { blogRefOf, type Schemas } from './world.ts';

const hub = (
  name: string,
  title: string,
  description: string,
  accentColor: string,
  art: string,
  curator: string,
  videoCount: number,
): Schemas['VideoHub'] => ({
  name,
  title,
  description,
  accentColor,
  poster: artOf(art).slice(-1),
  videoCount,
  isFollowed: name === 'slow-films',
  tags: ['video'],
  curator: blogRefOf(curator),
  href: `/skein-tv/channel/${name}`,
});

/** The channels of videos. */
export const videoHubs: readonly Schemas['VideoHub'][] = [
  hub(
    'slow-films',
    'Slow films',
    'They end where they begin.',
    '#1d2036',
    'loopkin-lighthouse',
    'loopkin',
    24,
  ),
  hub('night-sky', 'Night sky', 'Clear nights, sped up.', '#10142e', 'tamsin-saturn', 'tamsin', 11),
  hub(
    'kitchen-sounds',
    'Kitchen sounds',
    'Ovens, kettles, one knife.',
    '#9a4a1c',
    'odile-first-out',
    'odile',
    7,
  ),
];
