import { OWN_POST, optionsOfPost, type UserAction } from './action.ts';

const SOUND_PATCH = 'Put a sound here Drop an MP3, M4A, OGG or WAV file, or press to choose.';

/** The server has the file and is still processing it. */
function markProcessing({
  response: { upload },
}: {
  response: { upload: { state: string; audio?: unknown } };
}): void {
  upload.state = 'processing';
  delete upload.audio;
}

export const postingActions: readonly UserAction[] = [
  {
    operation: 'createPost',
    path: '/new/text',
    steps: [
      ['type', 'Your post', 'Seven ridges this morning.'],
      ['press', 'Post now'],
    ],
  },
  {
    operation: 'editPost',
    path: '/edit/marlow/2762292949157767089',
    steps: [
      ['type', 'Your post', 'Seven ridges this morning.'],
      ['press', 'Save changes'],
    ],
  },
  {
    operation: 'uploadImage',
    path: '/new/photo',
    steps: [['upload', 'Put pictures here Drop or paste pictures here, or press to choose.']],
  },
  { operation: 'deletePost', path: OWN_POST, steps: [...optionsOfPost('Delete'), ['press', 'Delete']] },
  { operation: 'pinPost', path: OWN_POST, steps: optionsOfPost('Pin to the top of marlow') },
  { operation: 'unpinPost', path: '/marlow', steps: optionsOfPost('Unpin') },
  { operation: 'mutePost', path: OWN_POST, steps: optionsOfPost('Mute its notes') },
  { operation: 'publishPost', path: '/blog/marlow/drafts', steps: [['press', 'Publish now: Zine notes']] },
  {
    operation: 'shuffleQueue',
    path: '/blog/marlow/queue',
    steps: [
      ['press', 'Shuffle'],
      ['press', 'Shuffle it'],
    ],
  },
  {
    operation: 'reorderQueue',
    path: '/blog/marlow/queue',
    steps: [['press', 'Move down: Golden hills with a leaning fence in front and a bright low sun.']],
  },
  {
    operation: 'deleteInboxPosts',
    path: '/inbox',
    steps: [
      ['tick', 'Choose: which gate is the good gate'],
      ['press', 'Delete selected'],
      ['press', 'Delete'],
    ],
  },
  { operation: 'listSubmissions', path: '/inbox/marlow', steps: [['tick', 'Submissions only']] },
  {
    operation: 'deleteSubmissions',
    path: '/inbox/marlow',
    steps: [
      ['tick', 'Submissions only'],
      ['tick', 'Choose: Three toadstools with pale spots on brown and red caps.'],
      ['press', 'Delete selected'],
      ['press', 'Delete'],
    ],
  },
  {
    operation: 'setContentLabels',
    path: OWN_POST,
    steps: [...optionsOfPost('Content labels'), ['tick', 'Cover this post'], ['press', 'Save']],
  },
  {
    operation: 'editPosts',
    path: '/blog/marlow/published',
    steps: [
      ['tick', 'Choose: Hello, this is the slow lane'],
      ['press', 'Delete'],
      ['press', 'Delete'],
    ],
  },
  {
    operation: 'restorePosts',
    path: '/blog/marlow/published',
    presetAnswers: { editPosts: 'done' },
    steps: [
      ['tick', 'Choose: Hello, this is the slow lane'],
      ['press', 'Delete'],
      ['press', 'Delete'],
      ['press', 'Take it back'],
    ],
  },
  { operation: 'searchGifs', path: '/new/text', steps: [['press', 'Add a GIF']] },
  {
    operation: 'searchMentions',
    path: '/new/text',
    steps: [['type', 'Your post', '@od']],
    silentBecause: 'suggestions are a help; a name can be written out',
  },
  {
    operation: 'suggestTags',
    path: '/new/text',
    steps: [['type', 'Add a tag', 'fo']],
    silentBecause: 'suggestions are a help; a tag can be written out',
  },
  {
    operation: 'previewLink',
    path: '/new/text',
    steps: [
      ['press', 'Add a link, song or video'],
      ['type', 'Web address of a page', 'https://coast.example/fog'],
      ['press', 'Add'],
    ],
  },
  { operation: 'startUpload', path: '/new/audio', steps: [['upload', SOUND_PATCH]] },
  { operation: 'uploadFile', path: '/new/audio', steps: [['upload', SOUND_PATCH]] },
  {
    operation: 'getUpload',
    path: '/new/audio',
    presetAnswers: { uploadFile: { example: 'usual', change: markProcessing } },
    steps: [['upload', SOUND_PATCH]],
  },
];
