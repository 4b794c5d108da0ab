import { communities } from '../world/communities.ts';
import {
  allCategories,
  boardsOf,
  categoryOf,
  communityOf,
  communityRefOf,
  communitySource,
  joinedHandles,
  joinTypeCountsOf,
} from './community-shapes.ts';
import type { Examples } from './define.ts';
import { communityCardOf, communityRowOf, emptyMessage, titleOf } from './elements.ts';
import { listPages, singleExample, totalOf } from './lists.ts';
import { namedAfter } from './names.ts';
import { ago, ahead } from './shapes.ts';
import { timelinePages } from './timeline-pages.ts';
import type { Schemas } from './world.ts';

const fog = communityOf('fog-watchers');
const handles = communities.map((source) => source.handle);
const publicOnes = communities
  .filter((source) => source.visibility === 'public')
  .map((source) => communityRefOf(source.handle));
const counted = (items: readonly Schemas['CommunityRef'][]) => ({ joinTypeCounts: joinTypeCountsOf(items) });
const settings: Schemas['CommunitySettings'] = {
  automodLinks: false,
  automodReportsEnabled: true,
  automodReportsThreshold: 3,
  inviteLinksEnabled: true,
  modsCanInvite: true,
  requireCustomQa: false,
  customQa: [],
  auditLogVisibility: 'moderators',
  bannedCanRead: true,
};
const edited: Partial<Schemas['Community']> = {
  canEditContentLabel: true,
  handleCanChange: false,
  handleNextChangeTs: ahead('4d'),
  settings,
};
const newOne: Schemas['Community'] = {
  ...communityOf('fog-watchers', { ...edited, handleCanChange: true }),
  name: 'rain-on-tents',
  uuid: 'c:cmFpbi1vbi10ZW50cw',
  title: 'Rain on tents',
  mentionTag: '@@rain-on-tents',
  description: 'The sound, mostly.',
  about: '',
  memberCount: 1,
  membersOnlineCount: 1,
  postCount: 0,
  createdTs: ago('0s'),
  boards: [],
  guidelines: ['Recordings of at least a minute.'],
  guidelinesSummary: 'Recordings of at least a minute.',
  rules: [{ id: 'rule-rain-on-tents-1', position: 1, text: 'Recordings of at least a minute.' }],
  version: 1,
  unreadPostCount: 0,
  pendingInvitationsCount: 0,
  pendingMembershipRequestsCount: 0,
  banCount: 0,
  moderationQueueCount: 0,
  tags: ['rain', 'camping'],
};
const boards = boardsOf(communitySource('fog-watchers'));
const [sightings] = boards as [Schemas['CommunityBoard']];

/** Finding, creating and editing communities. */
export const examples = {
  listCommunities: {
    responses: {
      200: {
        mine: {
          summary: 'Those of the member',
          value: {
            communities: joinedHandles.map(communityRefOf),
            joinTypeCounts: joinTypeCountsOf(joinedHandles.map(communityRefOf)),
            links: {},
          },
        },
        ...listPages({
          key: 'communities',
          path: '/v2/communities',
          by: 'cursor',
          items: publicOnes,
          more: counted,
        }),
      },
    },
  },
  createCommunity: {
    request: singleExample('Rain on tents', {
      title: 'Rain on tents',
      handle: 'rain-on-tents',
      description: 'The sound, mostly.',
      privacy: false,
      tags: ['rain', 'camping'],
      guidelines: ['Recordings of at least a minute.'],
      join_type: 'free',
      tumblelog: 'marlow',
      categories: ['outdoors'],
      language: 'en',
    }),
    responses: { 201: singleExample('A new community', { community: newOne }) },
  },
  getCommunity: {
    responses: {
      200: {
        ...namedAfter(
          handles,
          (handle) => handle,
          (handle) => ({ summary: communitySource(handle).title, value: { community: communityOf(handle) } }),
        ),
        edit: {
          summary: 'With its settings, for an admin',
          value: { community: communityOf('fog-watchers', edited) },
        },
        asked: {
          summary: 'The member asked to join',
          value: { community: communityOf('back-garden-astronomy', { membershipRequest: 'pending' }) },
        },
        byLink: {
          summary: 'Opened with an invitation link',
          value: {
            community: communityOf('thursday-minutes', {
              canView: true,
              invitation: { type: 'hash', hash: 'bk-9d31f0' },
            }),
          },
        },
      },
    },
  },
  editCommunity: {
    request: {
      words: {
        summary: 'New words',
        value: {
          title: 'Fog watchers',
          about: 'Post your fog.',
          guidelines: ['Fog, mist, haar and low cloud.'],
        },
      },
      everything: {
        summary: 'The whole form',
        value: {
          handle: 'fog-watchers',
          title: 'Fog watchers',
          description: 'For everybody who looks out of the window and sees nothing, on purpose.',
          privacy: false,
          tags: ['fog', 'weather'],
          guidelines: ['Fog, mist, haar and low cloud.'],
          about: 'Post your fog.',
          avatar_url: '/media/world/marlow-seven-ridges_640.webp',
          header_url: '/media/world/marlow-jetty-blue_1280.webp',
          invite_links_enabled: true,
          mods_can_invite: true,
          join_type: 'request',
          has_content_label: false,
          automod_links: false,
          automod_reports_enabled: true,
          automod_reports_threshold: 3,
          require_custom_qa: true,
          custom_qa: [{ question: 'What can you see?', answer: 'nothing' }],
        },
      },
    },
    responses: { 200: singleExample('Changed', { community: communityOf('fog-watchers', edited) }) },
  },
  checkCommunityHandle: {
    responses: {
      200: {
        free: { summary: 'It is free', value: { handle: 'rain-on-tents', available: true } },
        taken: {
          summary: 'It is taken',
          value: {
            handle: 'fog-watchers',
            available: false,
            reason: 'taken',
            suggestions: ['fog-watching', 'the-fog-watchers'],
          },
        },
      },
    },
  },
  listCommunityBoards: { responses: { 200: singleExample('Three boards', { boards }) } },
  createCommunityBoard: {
    request: singleExample('A board', {
      title: 'Sightings',
      description: 'What was seen, or was not.',
      mods_only: false,
    }),
    responses: { 201: singleExample('It is there', { board: { ...sightings, unread: 0, postCount: 0 } }) },
  },
  reorderCommunityBoards: {
    request: singleExample('Notices first', { paths: ['notices', 'sightings', 'words'] }),
    responses: { 200: singleExample('In their new order', { boards: boards.toReversed() }) },
  },
  editCommunityBoard: {
    request: singleExample('Another title', { title: 'Seen and unseen' }),
    responses: { 200: singleExample('Renamed', { board: { ...sightings, title: 'Seen and unseen' } }) },
  },
  createInviteHash: {
    responses: {
      201: singleExample('A link', {
        inviteLink: 'https://skein.localhost/communities/fog-watchers/join?invite_hash=fg-51ac02',
        hash: 'fg-51ac02',
      }),
    },
  },
  markCommunityRead: {
    request: singleExample('All of it', {}),
    responses: { 200: singleExample('Nothing unread', { unreadPostCount: 0 }) },
  },
  setCommunityContentLabel: {
    request: singleExample('Mature', { has_content_label: true }),
    responses: {
      200: singleExample('Labelled', {
        community: { ...fog, ...edited, hasContentLabel: true, contentLabelLastReporter: 'community_admin' },
      }),
    },
  },
  listCommunityCategories: {
    responses: { 200: singleExample('All of them', { categories: allCategories }) },
  },
  listCategoryCommunities: {
    responses: {
      200: listPages({
        key: 'communities',
        path: '/v2/community_categories/outdoors/communities',
        by: 'cursor',
        items: publicOnes.slice(0, 6),
        more: (items) => ({ ...totalOf(items), ...counted(items), category: categoryOf('outdoors') }),
      }),
    },
  },
  listRelatedCommunities: {
    responses: {
      200: {
        usual: { summary: 'Related ones', value: { communities: fog.relatedCommunities } },
        empty: { summary: 'None', value: { communities: [] } },
      },
    },
  },
  searchCommunities: {
    responses: {
      200: listPages({
        key: 'communities',
        path: '/v2/search/communities',
        by: 'cursor',
        items: publicOnes.slice(0, 3),
        more: (items) => ({
          ...totalOf(items),
          ...counted(items),
          ...(items.length === 0 ? { nearest: publicOnes.slice(0, 2) } : {}),
        }),
      }),
    },
  },
  getCommunitiesTimeline: {
    responses: {
      200: timelinePages({
        path: '/v2/explore/communities',
        elements: [
          {
            objectType: 'community_hub_header_card',
            id: 'head',
            title: 'Communities',
            text: 'Small rooms with doors that open.',
            button: { text: 'Make one', href: '/communities/new', style: 'primary' },
          },
          {
            objectType: 'carousel',
            id: 'categories',
            title: 'Browse',
            cards: allCategories.map((category) => ({
              objectType: 'community_category_card' as const,
              id: `category-${category.id}`,
              category,
            })),
          },
          titleOf('friends', 'Where your friends are'),
          communityCardOf('bread-failures'),
          communityCardOf('back-garden-astronomy'),
          titleOf('popular', 'Popular today'),
          communityRowOf('cats-with-grievances'),
          communityRowOf('four-channels'),
          { objectType: 'browse_category_card', id: 'browse-arts', category: categoryOf('arts') },
        ],
        whenEmpty: [emptyMessage('No communities yet. Make the first one.')],
      }),
    },
  },
} satisfies Examples;
