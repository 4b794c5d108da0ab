import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import OnboardingPage from './OnboardingPage.tsx';
import StartingBlogsPage from './StartingBlogsPage.tsx';
import TopicsPage from './TopicsPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const TOPICS = '/getting-to-know-skein/topics';
const BLOGS = '/getting-to-know-skein/blogs';

function open(page: ReactElement, path: string, answer: Answer, more: object = {}) {
  const pages = (
    <Routes>
      <Route path={path} element={page} />
      <Route path={path === TOPICS ? BLOGS : TOPICS} element={<p>The other step</p>} />
      <Route path="/dashboard" element={<p>The dashboard</p>} />
    </Routes>
  );
  return renderApp(pages, { path, blogs: [aBlog('mara')], isNew: true, answer, ...more });
}

const picture = [{ url: '/media/world/bowl_640.webp', width: 640, height: 480 }];
const topics = [
  { tag: 'clay', title: 'Clay', related: ['glaze', 'studio'], isFollowed: false, image: picture },
  { tag: 'bread', title: 'Bread', related: ['flour'], isFollowed: false },
  { tag: 'maps', title: 'Maps', related: ['atlas'], isFollowed: false },
];

afterEach(() => sessionStorage.clear());

describe('missing e-mail address', () => {
  const missing = (answer: Answer, user: object = {}) =>
    renderApp(<OnboardingPage />, {
      path: '/onboarding',
      blogs: [aBlog('mara')],
      isPartial: true,
      user,
      answer,
    });

  it('OnboardingPage sends a link to a new address, and shows a taken one at its field with the values kept', async () => {
    let isTaken = true;
    const { user, requests } = missing(({ method }) =>
      method === 'POST' && isTaken
        ? new ApiFailure(400, 2, 'This e-mail address already has an account. Would you like to log in?')
        : {},
    );
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
    await user.click(screen.getByRole('button', { name: 'E-mail me a link' }));
    expect(screen.getByText('Enter your e-mail address.')).toBeTruthy();
    await user.type(field, 'mara@example.test');
    await user.click(screen.getByRole('button', { name: 'E-mail me a link' }));
    await screen.findByText('This e-mail address already has an account. Would you like to log in?');
    expect(field.value).toBe('mara@example.test');
    expect(screen.getByText(/^Is it yours\?/)).toBeTruthy();
    isTaken = false;
    await user.click(screen.getByRole('button', { name: 'E-mail me a link' }));
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/v2/user/info'));
    const sent = requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/v2/account/verify_email/send', { email: 'mara@example.test' }],
      ['/v2/account/verify_email/send', { email: 'mara@example.test' }],
    ]);
  });

  it('OnboardingPage names an unconfirmed address, and can send its link again', async () => {
    const { user, requests } = missing(() => ({}), { pendingEmail: 'mara@example.test' });
    expect(screen.getByRole('heading', { name: 'Check your e-mail' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'I opened the link' }));
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/v2/user/info'));
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'mara@example.test' }),
    );
  });
});

describe('TopicsPage', () => {
  it('TopicsPage chooses topics by their pictures, and shows related tags', async () => {
    const { user, requests, container } = open(<TopicsPage />, TOPICS, ({ method }) =>
      method === 'GET' ? { topics, minimum: 3 } : { tags: [], nextPath: BLOGS },
    );
    const clay = await screen.findByRole('button', { name: 'Clay' });
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/world/bowl_640.webp');
    expect(screen.getByRole('status').textContent).toBe('Choose 3 more');
    const onwards = screen.getByRole<HTMLButtonElement>('button', { name: 'Go on' });
    expect(onwards.disabled).toBe(true);
    await user.click(clay);
    expect(clay.getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: /glaze/ }));
    expect(screen.getByRole('status').textContent).toBe('Choose 1 more');
    await user.click(screen.getByRole('button', { name: 'Maps' }));
    expect(screen.getByRole('status').textContent).toBe('3 topics chosen');
    await user.click(onwards);
    expect(await screen.findByText('The other step')).toBeTruthy();
    const sent = requests.find(({ method }) => method === 'POST');
    expect([sent?.path, sent?.body]).toEqual(['/v2/onboarding/topics', { tags: ['clay', 'glaze', 'maps'] }]);
  });

  it('TopicsPage keeps its heading, which has the focus, when the topics arrive', async () => {
    open(<TopicsPage />, TOPICS, () => ({ topics, minimum: 3 }));
    const heading = screen.getByRole('heading', { level: 1 });
    await screen.findByRole('button', { name: 'Clay' });
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });

  it('TopicsPage shows earlier choices, which can be removed', async () => {
    const kept = topics.map((topic) => ({ ...topic, isFollowed: topic.tag !== 'maps' }));
    const { user } = open(<TopicsPage />, TOPICS, () => ({ topics: kept, minimum: 3 }));
    const clay = await screen.findByRole('button', { name: 'Clay' });
    expect(clay.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Choose 1 more');
    await user.click(clay);
    expect(clay.getAttribute('aria-pressed')).toBe('false');
  });

  it('TopicsPage keeps unsent choices over a reload for their member, and loads sent ones from the server', async () => {
    const answer: Answer = ({ method }) =>
      method === 'GET' ? { topics, minimum: 1 } : { tags: [], nextPath: BLOGS };
    const first = open(<TopicsPage />, TOPICS, answer);
    await first.user.click(await screen.findByRole('button', { name: 'Clay' }));
    await first.user.click(screen.getByRole('button', { name: 'Maps' }));
    first.unmount();
    const again = open(<TopicsPage />, TOPICS, answer);
    const clay = await screen.findByRole('button', { name: 'Clay' });
    expect(clay.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('2 topics chosen');
    await again.user.click(screen.getByRole('button', { name: 'Go on' }));
    await screen.findByText('The other step');
    again.unmount();
    open(<TopicsPage />, TOPICS, answer);
    await screen.findByRole('button', { name: 'Clay' });
    expect(screen.getByRole('status').textContent).toBe('Choose 1 more');
  });

  it('TopicsPage can be skipped without a write', async () => {
    const { user, requests } = open(<TopicsPage />, TOPICS, () => ({ topics, minimum: 3 }));
    await screen.findByRole('button', { name: 'Clay' });
    await user.click(screen.getByRole('link', { name: 'Skip this step' }));
    expect(await screen.findByText('The other step')).toBeTruthy();
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('TopicsPage reports an empty list and a failed one', async () => {
    const { unmount } = open(<TopicsPage />, TOPICS, () => ({ topics: [], minimum: 0 }));
    expect(await screen.findByText('No topics yet')).toBeTruthy();
    unmount();
    let isDown = true;
    const { user } = open(<TopicsPage />, TOPICS, () =>
      isDown ? new ApiFailure(500, 5000, 'Something went wrong on our side.') : { topics, minimum: 3 },
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Clay' })).toBeTruthy();
  });

  it('TopicsPage keeps the choices when the server refuses them', async () => {
    const { user } = open(<TopicsPage />, TOPICS, ({ method }) =>
      method === 'GET'
        ? { topics, minimum: 1 }
        : new ApiFailure(500, 5000, 'Something went wrong on our side.'),
    );
    const clay = await screen.findByRole('button', { name: 'Clay' });
    await user.click(clay);
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('Something went wrong on our side.')).toBeTruthy();
    expect(clay.getAttribute('aria-pressed')).toBe('true');
  });
});

const potter = { ...aBlog('potter'), recommendation: { kind: 'tag', tag: 'clay' }, followed: false };
const famous = { ...aBlog('famous'), recommendation: { kind: 'popular' }, followed: false };

describe('StartingBlogsPage', () => {
  const answered: Answer = ({ path, method }) => {
    if (path !== '/v2/onboarding/blogs') return undefined;
    return method === 'GET'
      ? { blogs: [potter, famous], links: {} }
      : { followed: [], nextPath: '/dashboard' };
  };

  it('StartingBlogsPage gives the reason for each blog, and links to the dashboard', async () => {
    const { user, requests } = open(<StartingBlogsPage />, BLOGS, answered);
    const list = await screen.findByRole('list', { name: 'Blogs to follow first' });
    const words = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(words[0]).toContain('Posts about #clay');
    expect(words[1]).toContain('Many people follow it');
    expect(screen.getByRole('status').textContent).toBe('You follow 3 blogs');
    await user.click(screen.getByRole('button', { name: 'Go to dashboard' }));
    expect(await screen.findByText('The dashboard')).toBeTruthy();
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ blogs: [] });
  });

  it('StartingBlogsPage follows all blogs with one button', async () => {
    const { user, requests, queryClient } = open(<StartingBlogsPage />, BLOGS, answered);
    await screen.findByRole('list', { name: 'Blogs to follow first' });
    act(() => {
      queryClient.setQueriesData({ queryKey: ['/v2/user/info'] }, (known: never) => {
        const { response } = known as { response: { user: object } };
        return { meta: {}, response: { ...response, user: { ...response.user, following: 0 } } };
      });
    });
    expect(await screen.findByRole('button', { name: 'Skip for now' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Go to dashboard' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Follow these 2 blogs' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ blogs: ['potter', 'famous'] }),
    );
  });

  it('StartingBlogsPage reports an empty list and a failed one', async () => {
    const { unmount } = open(<StartingBlogsPage />, BLOGS, () => ({ blogs: [], links: {} }));
    expect(await screen.findByText('There are no blogs to follow yet')).toBeTruthy();
    unmount();
    open(<StartingBlogsPage />, BLOGS, () => new ApiFailure(500, 5000, 'Something went wrong on our side.'));
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side.');
  });
});

describe('steps of onboarding', () => {
  async function fill(user: { type: (element: Element, text: string) => Promise<void> }, year: string) {
    await user.type(screen.getByRole('textbox', { name: 'Month' }), '5');
    await user.type(screen.getByRole('textbox', { name: 'Day' }), '17');
    await user.type(screen.getByRole('textbox', { name: 'Year' }), year);
  }

  it('OnboardingPage redirects a complete registration to its first open step', async () => {
    open(<OnboardingPage />, '/onboarding', () => undefined);
    expect(await screen.findByText('The other step')).toBeTruthy();
  });

  it('OnboardingPage redirects to the dashboard when all steps are done', async () => {
    open(<OnboardingPage />, '/onboarding', () => undefined, { isNew: false });
    expect(await screen.findByText('The dashboard')).toBeTruthy();
  });

  it('OnboardingPage asks for a missing birthday', async () => {
    const { user, requests } = open(<OnboardingPage />, '/onboarding', () => ({ age: 35 }), {
      isPartial: true,
      user: { email: 'mara@example.test' },
    });
    expect(screen.getByRole('heading', { name: 'One more detail is needed' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('Enter your full birth date.')).toBeTruthy();
    // The form moves the focus by itself; typing before that would reach another field.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Month' })));
    await fill(user, '1990');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ birth_date: '1990-05-17' }),
    );
  });

  it('OnboardingPage closes the form when the age is refused', async () => {
    const { user } = open(
      <OnboardingPage />,
      '/onboarding',
      ({ method }) =>
        method === 'POST' ? new ApiFailure(403, 7, 'Members are at least 13 years old.') : undefined,
      { isPartial: true, user: { email: 'mara@example.test' } },
    );
    await fill(user, '2024');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('Members are at least 13 years old.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
  });
});
