import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  createdAnswer,
  isWrite,
  openPage,
  resetBrowserAroundTests,
  storeDraft,
  storedDraft,
  surface,
  surfaceReady,
} from '#tests/support/post-forms.tsx';
import { type Answer, ApiFailure, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { paragraphOf } from '../model/from-blocks.ts';

resetBrowserAroundTests();

const isTags = ({ path }: ServerRequest): boolean => path.endsWith('/posts/tag_suggestions');

/** Returns the suggested names without their reasons. */
function names(): string[] {
  return screen.queryAllByRole('option').map((row) => row.firstElementChild?.textContent ?? '');
}

describe('tag suggestions', () => {
  const known = [
    { name: 'fog', source: 'own', count: 4 },
    { name: 'forest light', source: 'popular', count: 120 },
  ];
  const server: Answer = (call) => {
    if (!isTags(call)) return createdAnswer();
    const typed = call.query.get('query') ?? '';
    return { tags: known.filter(({ name }) => name.startsWith(typed)) };
  };
  const field = () => screen.getByRole('combobox', { name: 'Add a tag' });

  it('tags are suggested for the posting blog while typing, and chosen with the arrow keys and Enter', async () => {
    const { user, requests } = openPage('/new', server);
    await surfaceReady();
    await user.type(field(), 'fo');
    await waitFor(() => expect(names()).toEqual(['#fog', '#forest light']));
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('2 suggestions')).toBeTruthy();
    expect(field().getAttribute('aria-activedescendant')).toBeNull();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = screen.getAllByRole('option');
    expect(second?.getAttribute('aria-selected')).toBe('true');
    expect(field().getAttribute('aria-activedescendant')).toBe(second?.id);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove tag forest light' })).toBeTruthy();
    expect((field() as HTMLInputElement).value).toBe('');
    await waitFor(() => expect(names()).toEqual(['#fog']));
    // Tags that are set are sent, so that related ones are found.
    const asked = requests.filter(isTags).map(({ query }) => query.get('tags'));
    expect([asked[0], asked.at(-1)]).toEqual([null, 'forest light']);
    expect(requests.filter(isTags).map(({ path }) => path)).toContain('/v2/blog/ivy/posts/tag_suggestions');
  });

  it('Enter adds a new tag as it was typed', async () => {
    const { user } = openPage('/new', server);
    await surfaceReady();
    await user.type(field(), 'fo');
    await waitFor(() => expect(names()).toHaveLength(2));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove tag fo' })).toBeTruthy();
  });

  it('a suggested tag is chosen with the pointer, and Escape closes only the list', async () => {
    const { user } = openPage('/new', server);
    await surfaceReady();
    await user.type(field(), 'f');
    await waitFor(() => expect(names()).toHaveLength(2));
    await user.keyboard('{Escape}');
    expect(names()).toEqual([]);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect((field() as HTMLInputElement).value).toBe('f');
    await user.type(field(), 'og{Backspace}');
    await waitFor(() => expect(names()).toHaveLength(2));
    await user.click(screen.getAllByRole('option')[0] as HTMLElement);
    expect(screen.getByRole('button', { name: 'Remove tag fog' })).toBeTruthy();
    expect(document.activeElement).toBe(field());
  });

  it('a tag can be typed when suggestions cannot be loaded', async () => {
    const { user } = openPage('/new', (call) =>
      isTags(call) ? new ApiFailure(500, 5000, 'Something went wrong.') : createdAnswer(),
    );
    await surfaceReady();
    await user.type(field(), 'fog{Enter}');
    expect(screen.getByRole('button', { name: 'Remove tag fog' })).toBeTruthy();
    expect(names()).toEqual([]);
  });
});

describe('mention suggestions', () => {
  const odile = aBlog('odile', { followed: true });
  const server: Answer = (call) =>
    call.path.startsWith('/v2/mention/')
      ? { blogs: [odile, aBlog('odd-socks')].filter(({ name }) => name.startsWith(call.path.slice(12))) }
      : createdAnswer();

  it('typing an @ suggests mentions: the first is selected, Enter inserts it, and it is sent as the contract says', async () => {
    storeDraft('For @od');
    const { user, requests } = openPage('/new', server);
    const text = await surface();
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(
      within(screen.getByRole('listbox', { name: 'Blogs you can mention' })).getByText('odile'),
    ).toBeTruthy();
    const [first] = screen.getAllByRole('option');
    expect(text.getAttribute('aria-activedescendant')).toBe(first?.id);
    expect(text.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    await user.keyboard('{Enter}');
    expect(text.querySelector('[data-mention]')?.textContent).toBe('@odile');
    expect(names()).toEqual([]);
    expect(text.getAttribute('aria-activedescendant')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Post now' }));
    await screen.findByText('Posted to ivy');
    const mentioned = { uuid: odile.uuid, name: 'odile', url: '/odile' };
    expect(requests.find(isWrite)?.body).toMatchObject({
      content: [
        { text: 'For @odile ', formatting: [{ type: 'mention', start: 4, end: 10, blog: mentioned }] },
      ],
    });
  });

  it('Escape closes the mention suggestions and leaves the text; the form stays open', async () => {
    storeDraft('For @od');
    const { user } = openPage('/new', server);
    const text = await surface();
    await waitFor(() => expect(names()).toHaveLength(2));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(names()).toEqual([]));
    expect(text.textContent).toBe('For @od');
    expect(text.querySelector('[data-mention]')).toBeNull();
    expect(storedDraft()).toContain('For @od');
  });

  /** Fake server that answers a blog search when the test lets it. */
  function slowServer() {
    let tell = (): void => {};
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const answer: Answer = async (call) => {
      if (call.path.startsWith('/v2/mention/')) await told;
      return server(call);
    };
    return { answer, tell };
  }
  const mentioned = { uuid: odile.uuid, name: 'odile', url: '/odile' };

  it('a fully typed blog name becomes a mention once typing continues', async () => {
    storeDraft('For @Odile');
    const { answer, tell } = slowServer();
    const { user, requests } = openPage('/new', answer);
    await surfaceReady();
    await user.keyboard('{Enter}');
    const text = await surface();
    expect(text.querySelector('[data-mention]')).toBeNull();
    act(tell);
    await waitFor(() => expect(text.querySelector('[data-mention]')?.textContent).toBe('@Odile'));
    expect(names()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Post now' }));
    await screen.findByText('Posted to ivy');
    expect(requests.find(isWrite)?.body).toMatchObject({
      content: [
        { text: 'For @Odile', formatting: [{ type: 'mention', start: 4, end: 10, blog: mentioned }] },
      ],
    });
  });

  it('the last word of a post becomes a mention when the post is sent at once', async () => {
    storeDraft('For @odile');
    const { answer, tell } = slowServer();
    const { user, requests } = openPage('/new', answer);
    await surfaceReady();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(requests.filter(isWrite)).toEqual([]);
    act(tell);
    await screen.findByText('Posted to ivy');
    expect(requests.find(isWrite)?.body).toMatchObject({
      content: [{ text: 'For @odile', formatting: [{ type: 'mention', blog: mentioned }] }],
    });
  });

  it('a typed name becomes a mention when the focus leaves the text, and undo reverts it', async () => {
    storeDraft('For @odile');
    const { user } = openPage('/new', server);
    await surfaceReady();
    const text = await surface();
    await user.click(screen.getByRole('combobox', { name: 'Add a tag' }));
    await waitFor(() => expect(text.querySelector('[data-mention]')?.textContent).toBe('@odile'));
    text.focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(text.querySelector('[data-mention]')).toBeNull();
    expect(text.textContent).toBe('For @odile');
  });

  it.each(['For @od', 'For @odile@example.org', 'ivy@odile'])(
    '“%s”, which is no blog name, becomes no mention',
    async (words) => {
      storeDraft(words);
      const { answer, tell } = slowServer();
      const { user, requests } = openPage('/new', answer);
      await surfaceReady();
      await user.keyboard('{Enter}');
      act(tell);
      await user.click(screen.getByRole('button', { name: 'Post now' }));
      await screen.findByText('Posted to ivy');
      expect(requests.find(isWrite)?.body).toMatchObject({ content: [{ type: 'text', text: words }] });
      expect(JSON.stringify(requests.find(isWrite)?.body)).not.toContain('mention');
    },
  );

  it('a typed name stays text when the server cannot be reached', async () => {
    storeDraft('For @odile');
    const { user, requests } = openPage('/new', (call) =>
      call.path.startsWith('/v2/mention/') ? new ApiFailure(500, 5000, 'Not now.') : createdAnswer(),
    );
    await surfaceReady();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Post now' }));
    await screen.findByText('Posted to ivy');
    expect(JSON.stringify(requests.find(isWrite)?.body)).not.toContain('mention');
  });

  it('a name that Escape dismissed stays text, also in the sent post', async () => {
    storeDraft('For @odile');
    const { user, requests } = openPage('/new', server);
    await surfaceReady();
    await waitFor(() => expect(names()).toHaveLength(1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(names()).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Post now' }));
    await screen.findByText('Posted to ivy');
    expect(JSON.stringify(requests.find(isWrite)?.body)).not.toContain('mention');
  });

  it.each(['mail ivy@od', 'what @od!', 'only @'])('“%s” opens no mention suggestions', async (words) => {
    storeDraft(words);
    const { requests } = openPage('/new', server);
    await surfaceReady();
    expect(requests.filter(({ path }) => path.startsWith('/v2/mention/'))).toEqual([]);
    expect(names()).toEqual([]);
  });

  it('Backspace removes a whole mention', async () => {
    const blog = { uuid: odile.uuid, name: 'odile', url: '/odile' };
    const text = 'For @odile';
    const formatting = [{ type: 'mention' as const, start: 4, end: 10, blog }];
    storeDraft('', { doc: { type: 'doc', content: [paragraphOf(null, { text, formatting })] } });
    const { user } = openPage('/new', server);
    await surfaceReady();
    await user.keyboard('{Backspace}');
    expect((await surface()).textContent).toBe('For ');
  });
});
