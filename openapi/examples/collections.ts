import { collectionSources } from '../world/collections.ts';
import { collectionRefOf, collectionSource } from './collection-shapes.ts';
import type { Examples } from './define.ts';
import { emptyMessage } from './elements.ts';
import { listPages, singleExample } from './lists.ts';
import { namedAfter } from './names.ts';
import { ago, ahead } from './shapes.ts';
import { thumbOf } from './thumbs.ts';
import { timelinePages } from './timeline-pages.ts';
import { blogRefOf, postOf, type Schemas, world } from './world.ts';

const all = collectionSources.map((source) => collectionRefOf(source.id));
const water = collectionRefOf('col-quiet-water');

function collaboratorsOf(id: string): Schemas['Collaborator'][] {
  const source = collectionSource(id);
  return [
    { blog: blogRefOf(source.blog), role: 'owner', joinedTs: ago('60d'), postCount: 4 },
    ...source.collaborators.map(([key, role]) => ({
      blog: blogRefOf(key),
      role,
      joinedTs: ago('30d'),
      postCount: 1,
    })),
  ];
}

const brings: Schemas['CollectionBrings'] = {
  blogs: [blogRefOf('ferran'), blogRefOf('maps')],
  tags: [{ tag: 'water', postsPerWeek: 31 }],
  previews: [thumbOf('ferran-ink-wave')],
};

const invited: Schemas['CollectionInvitation'] = {
  collection: collectionRefOf('col-lighthouses'),
  sender: blogRefOf('hut'),
  recipient: blogRefOf('marlow'),
  role: 'editor',
  message: 'You have more of these than anybody.',
  sentTs: ago('1d'),
};
const sent: Schemas['CollectionInvitation'] = {
  collection: water,
  sender: blogRefOf('marlow'),
  recipient: blogRefOf('tamsin'),
  role: 'contributor',
  message: 'The moon on water counts.',
  sentTs: ago('4h'),
};
const inviteHeader: Schemas['TimelineElement'] = {
  objectType: 'collection_invite_header',
  id: 'invite-lighthouses',
  collection: invited.collection,
  inviter: invited.sender,
  recipient: invited.recipient,
  message: 'You have more of these than anybody.',
  sentTs: invited.sentTs,
};
const fogRule: Schemas['FeedRule'] = {
  clauses: [{ tags: ['fog'], tagMode: 'any' }, { blogs: [blogRefOf('maps').uuid] }],
  excluded: { words: ['fog machine'] },
  originalsOnly: true,
};
const patio: Schemas['Patio'] = {
  version: 2,
  columns: [
    { id: 'column-1', timeline: 'following', width: 'regular', title: 'Following', layout: 'list' },
    { id: 'column-2', rule: fogRule, width: 'narrow', title: '#fog', layout: 'masonry', isPictures: true },
    {
      id: 'column-3',
      rule: { clauses: [{ blogs: [blogRefOf('odile').uuid] }] },
      width: 'narrow',
      layout: 'list',
    },
    { id: 'column-4', query: 'lighthouse', width: 'regular', title: 'Lighthouses', sort: 'popular' },
    { id: 'column-5', timeline: 'activity', width: 'narrow', title: 'Activity', isMuted: true },
  ],
};
const link: Schemas['CollectionInviteLink'] = {
  url: 'https://skein.localhost/_labs/collections/marlow/invite/col-quiet-water?invite_hash=qw-41c0de',
  hash: 'qw-41c0de',
  role: 'contributor',
  message: 'Anything with water in it.',
  useCount: 0,
  maxUses: 10,
  expiresTs: ahead('7d'),
  createdTs: ago('0s'),
};
/** Returns the first posts of a collection as a porch shows them. */
function porchPostsOf(id: string): Schemas['PorchPost'][] {
  return collectionSource(id)
    .posts.slice(0, 3)
    .map((key) => {
      const { blog, timestamp } = postOf(key);
      return { blog, post: thumbOf(key), publishedTs: timestamp };
    });
}
const porch: Schemas['Porch'] = {
  blog: blogRefOf('marlow'),
  visibility: 'mutuals',
  greeting: 'Mind the step. It is wet.',
  lanterns: [
    { title: 'odile', href: '/odile' },
    { title: 'Prints', href: '/marlow/tagged/prints' },
    { title: 'tamsin', href: '/tamsin' },
  ],
  lights: [
    { blog: blogRefOf('odile'), newPostCount: 2 },
    { blog: blogRefOf('marlow'), newPostCount: 0 },
    { blog: blogRefOf('tamsin'), newPostCount: 1 },
  ],
  widgets: [
    { kind: 'note', size: 'small', text: 'Back on Thursday.' },
    { kind: 'collection', size: 'wide', collectionId: 'col-quiet-water' },
    { kind: 'posts', size: 'large', blogUuid: blogRefOf('marlow').uuid, tag: 'fog' },
    { kind: 'lights', size: 'wide' },
  ],
  things: [
    {},
    { collection: collectionRefOf('col-quiet-water') },
    { posts: porchPostsOf('col-quiet-water') },
    { posts: porchPostsOf('col-lighthouses') },
  ],
  version: 5,
};
const [jetty] = collectionSource('col-quiet-water').posts as [string];
const jettyItem: Schemas['CollectionItem'] = {
  place: 1,
  keptBy: blogRefOf('marlow'),
  keptTs: ago('60d'),
  note: 'Where it began.',
  isFromRule: false,
};

/** Collections and the patio. */
export const examples = {
  listCollections: {
    responses: {
      200: listPages({
        key: 'collections',
        path: '/v2/collections',
        by: 'cursor',
        items: all,
        more: (items) => ({
          counts: {
            collections: items.length,
            posts: items.reduce((sum, { postCount }) => sum + postCount, 0),
          },
        }),
      }),
    },
  },
  createCollection: {
    request: singleExample('Quiet water', {
      title: 'Quiet water',
      description: 'Lakes, jetties, puddles with ambitions.',
      tumblelog: 'marlow',
      visibility: 'public',
      accent_color: '#1f5f74',
      post_ids: [world.post('marlow-jetty-blue').id],
    }),
    responses: {
      201: singleExample('A new collection', {
        collection: {
          ...water,
          postCount: 1,
          collaboratorCount: 1,
          previews: water.previews?.slice(0, 1) ?? [],
        },
      }),
    },
  },
  listBlogCollections: {
    responses: {
      200: listPages({
        key: 'collections',
        path: '/v2/blog/marlow/collections',
        by: 'cursor',
        items: all.slice(0, 3),
      }),
    },
  },
  getCollection: {
    responses: {
      200: namedAfter(
        collectionSources,
        (source) => source.id,
        (source) => ({
          summary: source.title,
          value: {
            collection: collectionRefOf(source.id),
            collaborators: collaboratorsOf(source.id),
            ...(source.id === 'col-lighthouses'
              ? {
                  invitation: invited,
                  brings,
                }
              : {}),
          },
        }),
      ),
    },
  },
  editCollection: {
    request: singleExample('For its keepers only', { visibility: 'private' }),
    responses: { 200: singleExample('Changed', { collection: { ...water, visibility: 'private' } }) },
  },
  getCollectionTimeline: {
    responses: {
      200: {
        ...timelinePages({
          path: '/v2/collections/col-quiet-water/timeline',
          elements: collectionSource('col-quiet-water').posts.map((key, at) => ({
            ...postOf(key),
            collectionItem: { ...jettyItem, place: at + 1 },
          })),
          whenEmpty: [emptyMessage('Put the first post in.')],
        }),
        'col-lighthouses': {
          summary: 'With an invitation above',
          value: {
            timeline: {
              elements: [inviteHeader, ...collectionSource('col-lighthouses').posts.map(postOf)],
              links: {},
            },
          },
        },
      },
    },
  },
  addCollectionPost: {
    request: singleExample('With a note', { post_id: world.post('loopkin-boat').id, note: 'It comes back.' }),
    responses: {
      201: {
        added: {
          summary: 'One more',
          value: { collection: { ...water, postCount: water.postCount + 1 }, added: true, place: 1 },
        },
        known: { summary: 'It was in already', value: { collection: water, added: false, place: 4 } },
      },
    },
  },
  reorderCollection: {
    request: singleExample('One post to the top', { post_ids: [world.post('maps-coast').id] }),
    responses: { 200: singleExample('Moved', { collection: water }) },
  },
  listCollaborators: {
    responses: { 200: singleExample('Three of them', { collaborators: collaboratorsOf('col-quiet-water') }) },
  },
  joinCollection: {
    request: singleExample('As marlow', { tumblelog: 'marlow' }),
    responses: {
      200: singleExample('Together now', {
        collection: { ...invited.collection, canEdit: true, canAdd: true, collaboratorCount: 2 },
      }),
    },
  },
  setCollaborator: {
    request: singleExample('An editor', { role: 'editor' }),
    responses: {
      200: singleExample('May change everything', {
        collaborator: { blog: blogRefOf('maps'), role: 'editor', joinedTs: ago('30d'), postCount: 1 },
      }),
    },
  },
  listCollectionInvitations: {
    responses: {
      200: {
        usual: { summary: 'One waits', value: { invitations: [sent] } },
        empty: { summary: 'None', value: { invitations: [] } },
      },
    },
  },
  inviteCollaborator: {
    request: singleExample('Tamsin', {
      role: 'contributor',
      message: 'The moon on water counts.',
    }),
    responses: { 200: singleExample('Invited', { invitation: sent }) },
  },
  getPatio: { responses: { 200: singleExample('Five columns', { patio }) } },
  setPatio: {
    request: singleExample('Five columns', patio),
    responses: { 200: singleExample('Kept', { patio }) },
  },
  checkFeedRule: {
    request: singleExample('Fog', { rule: fogRule }),
    responses: {
      200: singleExample('Two a week, and a blog that is gone', {
        postsPerWeek: 2,
        posts: [postOf(jetty)],
        blogs: [blogRefOf('maps')],
        faults: [{ field: 'clauses.1.blogs.0', reason: 'no_posts' }],
      }),
    },
  },
  followCollection: {
    request: singleExample('As a tab', { show_as_tab: true }),
    responses: { 200: singleExample('Followed', { collection: { ...water, followed: true, isTab: true } }) },
  },
  createCollectionCopy: {
    request: singleExample('As marlow', { tumblelog: 'marlow' }),
    responses: {
      201: singleExample('A copy', {
        collection: {
          ...collectionRefOf('col-to-print'),
          copiedFrom: { id: 'col-lighthouses', title: 'Lighthouses that look back' },
        },
      }),
    },
  },
  getCollectionEmbed: {
    responses: {
      200: singleExample('A frame', {
        html: '<iframe src="https://skein.localhost/embed/collection/col-quiet-water" width="540" height="480"></iframe>',
        url: 'https://skein.localhost/marlow/collections/col-quiet-water',
        width: 540,
        height: 480,
      }),
    },
  },
  createCollectionInviteHash: {
    request: singleExample('Ten people, for a week', {
      role: 'contributor',
      max_uses: 10,
      expires_in: 604_800,
      message: 'Anything with water in it.',
    }),
    responses: { 201: singleExample('The link works', { link }) },
  },
  getCollectionInvitation: {
    responses: {
      200: {
        open: {
          summary: 'Open',
          value: {
            invitation: {
              state: 'open',
              collection: water,
              sender: blogRefOf('marlow'),
              role: 'contributor',
              message: 'Anything with water in it.',
              expiresTs: ahead('6d'),
              brings,
            },
          },
        },
        revoked: {
          summary: 'Revoked',
          value: { invitation: { state: 'revoked', brings: { blogs: [], tags: [], previews: [] } } },
        },
      },
    },
  },
  listReceivedCollectionInvitations: {
    responses: {
      200: listPages({
        key: 'invitations',
        path: '/v2/user/collection_invitations',
        by: 'cursor',
        items: ['1d', '2d', '3d'].map((when) => ({ ...invited, sentTs: ago(when) })),
      }),
    },
  },
  editCollectionPost: {
    request: singleExample('Another line', { note: 'Where it began.' }),
    responses: { 200: singleExample('Changed', { collectionItem: jettyItem }) },
  },
  editCollectionPosts: {
    request: singleExample('Two to the top', {
      action: 'move',
      post_ids: [world.post('maps-coast').id, world.post('loopkin-boat').id],
      place: 1,
      based_on: 3,
    }),
    responses: {
      200: singleExample('Moved', {
        collection: { ...water, version: 4 },
        changed: 2,
        undoToken: 'undo-7d1',
        moves: [
          { postId: world.post('maps-coast').id, place: 1 },
          { postId: world.post('loopkin-boat').id, place: 2 },
        ],
      }),
    },
  },
  restoreCollectionPosts: {
    request: singleExample('Back', { undo_token: 'undo-7d1' }),
    responses: { 200: singleExample('As before', { collection: { ...water, version: 5 }, changed: 2 }) },
  },
  getColumnTimeline: {
    responses: {
      200: timelinePages({
        path: '/v2/patio/columns/column-2/timeline',
        elements: collectionSource('col-lighthouses').posts.map(postOf),
        whenEmpty: [emptyMessage('Nothing fits this column yet.')],
      }),
    },
  },
  getPorch: { responses: { 200: singleExample('Four things', { porch }) } },
  setPorch: {
    request: singleExample('For mutuals', {
      based_on: 5,
      visibility: 'mutuals',
      greeting: 'Mind the step. It is wet.',
      lanterns: porch.lanterns,
      widgets: porch.widgets,
    }),
    responses: { 200: singleExample('Kept', { porch: { ...porch, version: 6 } }) },
  },
  getBlogPorch: { responses: { 200: singleExample('As a guest sees it', { porch }) } },
} satisfies Examples;
