import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { getToasts } from '#src/shared/lib/toasts/toast-store.ts';
import {
  createdAnswer,
  isWrite,
  ivy,
  offcuts,
  openPage,
  resetBrowserAroundTests,
  storeDraft,
  storedDraft,
  surface,
  surfaceReady,
} from '#tests/support/post-forms.tsx';
import { type Answer, ApiFailure } from '#tests/support/render-app.tsx';
import { aPost } from '#tests/support/ui-posts.ts';

resetBrowserAroundTests();

describe('NewPost', () => {
  it('NewPost restores a draft, posts it once and deletes it', async () => {
    storeDraft('A walk', { tags: ['rain'] });
    const { user, requests } = openPage('/new', () => createdAnswer());
    expect((await surface()).textContent).toBe('A walk');
    expect(screen.getByText(/Your unsent text was restored/)).toBeTruthy();
    await user.dblClick(screen.getByRole('button', { name: 'Post now' }));
    await screen.findByText('Posted to ivy');
    expect(requests.filter(isWrite)).toEqual([
      {
        method: 'POST',
        path: '/v2/blog/ivy/posts',
        query: new URLSearchParams(),
        body: { content: [{ type: 'text', text: 'A walk' }], tags: 'rain', state: 'published' },
      },
    ]);
    expect(storedDraft()).toBeNull();
  });

  it('NewPost discards the restored draft on request', async () => {
    storeDraft('A walk');
    const { user } = openPage('/new', () => createdAnswer());
    await surface();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect((await surface()).textContent).toBe('');
    expect(storedDraft()).toBeNull();
  });

  it('NewPost posts with Ctrl+Enter, including the tag that is still being typed', async () => {
    storeDraft('A walk');
    const { user, requests } = openPage('/new', () => createdAnswer());
    await surfaceReady();
    await user.type(screen.getByLabelText('Add a tag'), 'wet sparrows');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Posted to ivy');
    expect(requests.find(isWrite)?.body).toMatchObject({ tags: 'wet sparrows' });
  });

  it('NewPost disables posting while it is empty', async () => {
    const { user, requests } = openPage('/new', () => createdAnswer());
    await surface();
    await user.click(screen.getByRole('button', { name: 'Post now' }));
    await screen.findByText(/There is nothing to post yet/);
    expect(requests.filter(isWrite)).toEqual([]);
  });

  it.each([
    [new ApiFailure(400, 8001, 'A post needs at least one block.'), 'A post needs at least one block.'],
    [new ApiFailure(500, 5000, 'Something went wrong on our side.'), 'Something went wrong on our side.'],
    [new TypeError('offline'), /No connection. What you wrote is kept/],
  ])('NewPost keeps all input when sending fails with %s', async (failure, words) => {
    storeDraft('A walk', { tags: ['rain'] });
    const { user } = openPage('/new', () => {
      if (failure instanceof TypeError) throw failure;
      return failure;
    });
    await surface();
    await user.click(screen.getByRole('button', { name: 'Post now' }));
    await screen.findByText(words);
    expect((await surface()).textContent).toBe('A walk');
    expect(screen.getByRole('button', { name: 'Remove tag rain' })).toBeTruthy();
    expect(storedDraft()).toContain('A walk');
  });

  it('NewPost says where its draft is stored after Back closed it, and says nothing when it was empty', async () => {
    const empty = openPage('/new', () => createdAnswer());
    await surface();
    empty.unmount();
    expect(getToasts()).toEqual([]);
    storeDraft('A walk');
    const begun = openPage('/new', () => createdAnswer());
    await surface();
    begun.unmount();
    expect(getToasts().map(({ message }) => message)).toEqual([
      'What you wrote is kept on this device. Open the form again to continue.',
    ]);
    expect(storedDraft()).toContain('A walk');
  });

  it('NewPost shows a notice while there is no connection, and offers to send once it is back', async () => {
    storeDraft('A walk');
    let isOffline = true;
    const { user, requests } = openPage('/new', (request) => {
      if (isWrite(request) && isOffline) throw new TypeError('offline');
      return createdAnswer();
    });
    await surface();
    await user.click(screen.getByRole('button', { name: 'Post now' }));
    await screen.findByText(/No connection. What you wrote is kept/);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/No connection/)).toBeNull();
    expect((await surface()).textContent).toBe('A walk');
    isOffline = false;
    screen.getByText('You are online again, and this is not sent yet.');
    await user.click(screen.getByRole('button', { name: 'Send it now' }));
    await waitFor(() => expect(requests.filter(isWrite)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText(/You are online again/)).toBeNull());
  });

  it('NewPost offers a draft when the daily limit of posts is reached', async () => {
    storeDraft('A walk');
    const { user, requests } = openPage('/new', ({ body }) =>
      (body as { state: string }).state === 'draft'
        ? { ...createdAnswer({ state: 'draft' }), state: 'draft' }
        : new ApiFailure(403, 8023, 'You have reached today’s limit of 250 posts.'),
    );
    await surface();
    await user.click(screen.getByRole('button', { name: 'Post now' }));
    await user.click(await screen.findByRole('button', { name: 'Save as a draft instead' }));
    await screen.findByText('Draft saved on ivy');
    expect(requests.filter(isWrite)).toHaveLength(2);
  });

  const choose = async (user: ReturnType<typeof openPage>['user'], name: RegExp) => {
    await user.click(screen.getByRole('button', { name: 'How to publish' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };

  it('NewPost adds to the queue, and links to it [save-button-01]', async () => {
    storeDraft('A walk');
    const { user, requests } = openPage('/new', () => ({
      ...createdAnswer({ state: 'queued' }),
      state: 'queued',
    }));
    await surface();
    await choose(user, /^Add to queue/);
    await user.click(screen.getByRole('button', { name: 'Add to queue' }));
    await screen.findByText('Added to the queue of ivy');
    expect(screen.getByRole('button', { name: 'View queue' })).toBeTruthy();
    expect(requests.find(isWrite)?.body).toMatchObject({ state: 'queue' });
    expect(requests.find(isWrite)?.body).not.toHaveProperty('publishOn');
  });

  it('NewPost schedules for a time of the member’s time zone, but not for a past one', async () => {
    storeDraft('A walk');
    const publishOn = new Date(2099, 4, 1, 9, 30).toISOString();
    const { user, requests } = openPage('/new', () => ({
      ...createdAnswer({ state: 'queued', queuedState: 'scheduled', publishOn }),
      state: 'queued',
    }));
    await surface();
    await choose(user, /^Schedule/);
    const time = await screen.findByLabelText<HTMLInputElement>('Publish on');
    expect(new Date(time.value).getTime()).toBeGreaterThan(Date.now());
    expect(screen.getByText(/^your time, /)).toBeTruthy();
    fireEvent.change(time, { target: { value: '2020-05-01T09:30' } });
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    await screen.findByText('This time has passed. Choose a later one.');
    expect(requests.filter(isWrite)).toEqual([]);
    fireEvent.change(time, { target: { value: '2099-05-01T09:30' } });
    await screen.findByText('Will be published Friday, May 1, 2099 at 9:30 AM');
    await waitFor(() => expect(storedDraft()).toContain('2099-05-01T09:30'));
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    await screen.findByText(/^Scheduled on ivy for Fri, May 1/);
    expect(requests.find(isWrite)?.body).toMatchObject({ state: 'queue', publishOn });
  });

  it('NewPost saves tags while they are typed, and Backspace edits the last one', async () => {
    const { user } = openPage('/new', () => createdAnswer());
    await surfaceReady();
    const field = screen.getByLabelText('Add a tag');
    await user.type(field, '#rain,wet sparrows{Enter}rain{Enter}');
    expect(screen.getAllByRole('button', { name: /^Remove tag/ }).map((one) => one.ariaLabel)).toHaveLength(
      2,
    );
    await waitFor(() => expect(storedDraft()).toContain('wet sparrows'));
    await user.type(field, '{Backspace}');
    expect((field as HTMLInputElement).value).toBe('wet sparrows');
  });

  it('NewPost keeps its contents when another blog is chosen', async () => {
    storeDraft('A walk');
    const { user, requests } = openPage('/new', () => createdAnswer({ blog: offcuts, blogName: 'offcuts' }));
    await surface();
    await user.click(screen.getByRole('button', { name: /Posting as ivy/ }));
    await user.click(await screen.findByRole('menuitem', { name: /offcuts/ }));
    await waitFor(() => expect(storedDraft(offcuts.uuid)).toContain('A walk'));
    expect(storedDraft()).toBeNull();
    expect((await surface()).textContent).toBe('A walk');
    await user.click(screen.getByRole('button', { name: 'Post now' }));
    await screen.findByText('Posted to offcuts');
    expect(requests.find(isWrite)?.path).toBe('/v2/blog/offcuts/posts');
  });

  it('NewPost turns an address into a card', async () => {
    const url = 'https://skein.example/page';
    const { user, requests } = openPage('/new/link', ({ path }) =>
      path === '/v2/link_preview'
        ? { url, displayUrl: 'skein.example', block: { type: 'link', url } }
        : createdAnswer(),
    );
    const field = await screen.findByLabelText('Web address of a page');
    await user.type(field, 'not one{Enter}');
    await screen.findByText(/This is not a web address/);
    await user.clear(field);
    await user.type(field, 'skein.example/page{Enter}');
    await screen.findByText('skein.example/page');
    await user.click(screen.getByRole('button', { name: 'Post now' }));
    await screen.findByText('Posted to ivy');
    expect(requests.find(isWrite)?.body).toMatchObject({
      content: [{ type: 'link', url: 'https://skein.example/page' }],
    });
  });

  it('NewPost asks for confirmation before the window closes with contents', async () => {
    storeDraft('A walk');
    openPage('/new', () => createdAnswer());
    await surface();
    const closing = new Event('beforeunload', { cancelable: true });
    fireEvent(window, closing);
    expect(closing.defaultPrevented).toBe(true);
  });
});

describe('ReblogPage', () => {
  const post = aPost({ id: '12', content: [{ type: 'text', text: 'The sea.' }] });
  const answer: Answer = ({ method }) => (method === 'GET' ? { post, blog: post.blog } : createdAnswer());

  it('ReblogPage shows the reblogged post and posts without own text', async () => {
    let counters = {};
    const { user, requests } = openPage('/reblog/ann/12/abcdefgh', (request) => {
      if (request.method === 'GET') return { post: { ...post, ...counters }, blog: post.blog };
      counters = { reblogCount: 3, noteCount: 11, rebloggedByYou: true };
      return answer(request);
    });
    await surface();
    expect(screen.getByRole('region', { name: 'What you are reblogging' }).textContent).toContain('The sea.');
    await user.click(screen.getByRole('button', { name: 'Reblog now' }));
    await screen.findByText('Posted to ivy');
    expect(requests.find(isWrite)?.body).toEqual({
      content: [],
      tags: '',
      state: 'published',
      parentPostId: '12',
      parentTumblelogUuid: 't:ann',
      reblogKey: 'abcdefgh',
    });
    expect(postOverlay.get('12')).toMatchObject({ reblogCount: 3, noteCount: 11, rebloggedByYou: true });
  });

  it('ReblogPage shows an error for an address with the reblog key of another post', async () => {
    openPage('/reblog/ann/12/AAAAAAAA', () => ({ post, blog: post.blog }));
    await screen.findByText('This post does not exist');
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('ReblogPage shows that a post does not allow reblogs', async () => {
    openPage('/reblog/ann/12/abcdefgh', () => ({ post: { ...post, canReblog: false }, blog: post.blog }));
    await screen.findByText('This post cannot be reblogged');
  });

  it('ReblogPage shows that a post was deleted, and offers a retry for other errors', async () => {
    openPage('/reblog/ann/12/abcdefgh', () => new ApiFailure(404, 4004, 'There is nothing here.'));
    await screen.findByText('There is nothing here.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('EditPostPage', () => {
  const image = {
    type: 'image' as const,
    media: [{ url: '/media/a.jpg', width: 8, height: 6 }],
    altText: 'A cat',
  };
  const post = aPost({
    id: '5',
    blog: ivy,
    blogName: 'ivy',
    canEdit: true,
    tags: ['rain'],
    content: [{ type: 'text', text: 'Before' }, image],
  });

  it('EditPostPage opens the current post, saves it and updates it on every screen', async () => {
    const after = { ...post, tags: [] };
    let stored = post;
    const { user, requests } = openPage('/edit/ivy/5', ({ method }) => {
      if (method === 'GET') return { post: stored, blog: ivy };
      stored = after;
      return { id: '5', state: 'published', post: stored };
    });
    expect((await surface()).textContent).toContain('Before');
    expect(screen.getByRole('button', { name: 'ALT: A cat. Change it' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove tag rain' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(postOverlay.get('5')?.edited).toEqual(after));
    expect(requests.find(isWrite)).toMatchObject({
      method: 'PUT',
      path: '/v2/blog/ivy/posts/5',
      body: { content: [{ type: 'text', text: 'Before' }, image], layout: [], tags: '' },
    });
  });

  it('EditPostPage has one field for alt texts, and lists images without one', async () => {
    const silent = { type: 'image' as const, media: image.media };
    const pictures = { ...post, content: [image, silent, silent] };
    const { user, requests } = openPage('/edit/ivy/5', ({ method }) =>
      method === 'GET' ? { post: pictures, blog: ivy } : { id: '5', state: 'published', post: pictures },
    );
    await surface();
    expect(screen.getByText(/^2 pictures have no description/)).toBeTruthy();
    const [chip] = screen.getAllByRole('button', { name: /^Add ALT/ });
    if (!chip) throw new Error('No picture can be described.');
    await user.click(chip);
    await user.type(screen.getByLabelText('What does this picture show?'), 'A dog{Enter}');
    expect(screen.queryByLabelText('What does this picture show?')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('ALT: A dog. Change it');
    expect(screen.getByText(/^A picture has no description/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Describe it' }));
    await user.type(screen.getByLabelText('What does this picture show?'), 'A hen');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText(/no description/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Saved');
    expect(requests.find(isWrite)?.body).toMatchObject({
      content: [{ altText: 'A cat' }, { altText: 'A dog' }, { altText: 'A hen' }],
    });
  });

  it('EditPostPage keeps or removes the time of a scheduled post', async () => {
    const publishOn = new Date(2099, 4, 1, 9, 30).toISOString();
    const timed = { ...post, state: 'queued' as const, queuedState: 'scheduled' as const, publishOn };
    const { user, requests } = openPage('/edit/ivy/5', ({ method }) =>
      method === 'GET' ? { post: timed, blog: ivy } : { id: '5', state: 'queued', post: timed },
    );
    await surface();
    await user.click(screen.getByRole('button', { name: 'How to publish' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Schedule/ }));
    const time = await screen.findByLabelText<HTMLInputElement>('Publish on');
    expect(time.value).toBe('2099-05-01T09:30');
    await user.click(screen.getByRole('button', { name: 'How to publish' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Save changes/ }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Saved');
    const [write] = requests.filter(isWrite);
    expect(write?.body).not.toHaveProperty('state');
    expect(write?.body).not.toHaveProperty('publishOn');
  });

  it('EditPostPage shows a notice in place of the player while a video is processed', async () => {
    const film = (isTranscoding: boolean) => ({
      ...post,
      state: 'draft' as const,
      content: [{ type: 'video' as const, media: { url: '/media/ab/ab01/video.mp4', isTranscoding } }],
    });
    const { unmount } = openPage('/edit/ivy/5', () => ({ post: film(true), blog: ivy }));
    expect(await screen.findByText('Processing')).toBeTruthy();
    expect(document.querySelector('video')).toBeNull();
    unmount();
    openPage('/edit/ivy/5', () => ({ post: film(false), blog: ivy }));
    await surface();
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull());
    expect(screen.queryByText('Processing')).toBeNull();
  });

  it('EditPostPage shows an error for a post of another member', async () => {
    openPage('/edit/ann/5', () => ({ post: { ...post, canEdit: false }, blog: ivy }));
    await screen.findByText('You cannot edit this post');
  });
});
