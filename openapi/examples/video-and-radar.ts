import { type VideoHubSource, videoHubSources, videosOf } from '../world/video-hubs.ts';
import type { Examples } from './define.ts';
import { emptyMessage, titleOf } from './elements.ts';
import { singleExample } from './lists.ts';
import { namedAfter } from './names.ts';
import { thumbOf } from './thumbs.ts';
import { timelinePages } from './timeline-pages.ts';
import { videoHubs } from './video-hubs.ts';
import { blogRefOf, postOf, type Schemas, world } from './world.ts';

const [slowFilms, nightSky] = videoHubs as [Schemas['VideoHub'], Schemas['VideoHub']];
const videos = videosOf(world, videoHubSources[1] as VideoHubSource).map(({ key }) => postOf(key));

/** Radar posts, read-only. */
const onRadar = [
  'kilnside-moon-jar',
  'yusra-gold',
  'greta-carrots',
  'natsuki-rows',
  'maps-essay',
  'panels-process',
].map((key): Schemas['Post'] => ({ ...postOf(key), canEdit: false, canDelete: false }));

/** Video hubs, the radar and answertime. */
export const examples = {
  followVideoHub: {
    responses: { 200: singleExample('Followed', { hub: { ...nightSky, isFollowed: true } }) },
  },
  unfollowVideoHub: {
    responses: { 200: singleExample('Not followed', { hub: { ...nightSky, isFollowed: false } }) },
  },
  listVideoHubs: {
    responses: {
      200: timelinePages({
        path: '/v2/video_hubs',
        elements: [
          {
            objectType: 'video_hub_featured',
            id: 'featured',
            hub: slowFilms,
            videos: ['loopkin-film-train', 'loopkin-film-snow', 'loopkin-film-waves'].map(thumbOf),
          },
          titleOf('channels', 'Other channels'),
          ...videoHubs
            .slice(1)
            .map((hub) => ({ objectType: 'video_hub_card' as const, id: `hub-${hub.name}`, hub })),
        ],
        whenEmpty: [emptyMessage('No channels yet.')],
      }),
    },
  },
  getVideoHub: {
    responses: {
      200: namedAfter(
        videoHubs,
        (hub) => hub.name,
        (hub) => ({
          summary: hub.title,
          value: { hub, relatedHubs: videoHubs.filter((other) => other !== hub) },
        }),
      ),
    },
  },
  getVideoHubTimeline: {
    responses: {
      200: timelinePages({
        path: `/v2/video_hubs/${nightSky.name}/timeline`,
        elements: videos,
        whenEmpty: [emptyMessage('Nothing to watch yet.')],
      }),
    },
  },
  getRadar: {
    responses: {
      200: {
        five: { summary: 'Five posts', value: { posts: onRadar.slice(0, 5) } },
        empty: { summary: 'Nothing on the radar', value: { posts: [] } },
      },
    },
  },
  getRadarTimeline: { responses: { 200: timelinePages({ path: '/v2/radar/timeline', elements: onRadar }) } },
  getAnswertime: {
    responses: {
      200: timelinePages({
        path: '/v2/answertime/explore',
        elements: [
          {
            objectType: 'answertime_cta',
            id: 'answertime-tamsin',
            blog: blogRefOf('tamsin'),
            title: 'Tamsin answers now',
            text: 'Ask about the moon. It is up.',
            href: '/tamsin',
            live: true,
            startDate: '2026-11-14T11:00:00Z',
            accentColor: '#9db4ff',
          },
          ...['tamsin-ask-telescope', 'hut-ask', 'ferran-ask', 'kilnside-ask', 'yusra-ask'].map(postOf),
        ],
        takeover: {
          answerTime: {
            accentColor: '#9db4ff',
            blogName: 'tamsin',
            description: 'An hour with a back-garden astronomer.',
            startDate: '2026-11-14T11:00:00Z',
            followed: true,
            liveClickthroughUrl: '/tamsin',
          },
          headerImage: [],
          live: true,
          completed: false,
        },
      }),
    },
  },
} satisfies Examples;
