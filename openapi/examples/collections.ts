import { collectionRefOf, collectionSource, collectionSources } from './collection-shapes.ts';
import type { Examples } from './define.ts';
import { emptyMessage } from './elements.ts';
import { listPages, singleExample } from './lists.ts';
import { namedAfter } from './names.ts';
import { ago } from './shapes.ts';
import { timelinePages } from './timeline-pages.ts';
import { blogRefOf, postOf, type Schemas, world } from './world.ts';

const all = collectionSources.map((source) => collectionRefOf(source.id));
const water = collectionRefOf('col-quiet-water');

function collaboratorsOf(id: string): Schemas['Collaborator'][] {
  const source = collectionSource(id);
  return [
    { blog: blogRefOf(source.blog), role: 'owner', joinedTs: ago('60d') },
    ...source.collaborators.map(([key, role]) => ({ blog: blogRefOf(key), role, joinedTs: ago('30d') })),
  ];
}

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
  message: 'You have more of these than anybody.',
  sentTs: invited.sentTs,
};
const patio: Schemas['Patio'] = {
  columns: [
    { id: 'column-1', source: 'dashboard', width: 'regular', title: 'Following', layout: 'list' },
    { id: 'column-2', source: 'tag', value: 'fog', width: 'narrow', title: '#fog', layout: 'masonry' },
    { id: 'column-3', source: 'blog', value: 'odile', width: 'narrow', layout: 'list' },
    { id: 'column-4', source: 'community', value: 'fog-watchers', width: 'regular', title: 'Fog watchers' },
    { id: 'column-5', source: 'activity', width: 'narrow', title: 'Activity' },
  ],
};

/** Collections and the patio. */
export const examples = {
  listCollections: {
    responses: { 200: listPages({ key: 'collections', path: '/v2/collections', by: 'cursor', items: all }) },
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
            ...(source.id === 'col-lighthouses' ? { invitation: invited } : {}),
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
          elements: collectionSource('col-quiet-water').posts.map(postOf),
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
      201: singleExample('One more', { collection: { ...water, postCount: water.postCount + 1 } }),
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
        collaborator: { blog: blogRefOf('maps'), role: 'editor', joinedTs: ago('30d') },
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
} satisfies Examples;
