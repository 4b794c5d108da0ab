import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aCommunity } from '#tests/support/ui-communities.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import NewCommunityPage from './NewCommunityPage.tsx';

afterEach(() => sessionStorage.clear());

const free = (handle: string) => ({ handle, available: true });
const taken = { handle: 'wool', available: false, reason: 'taken', suggestions: ['wool-club'] };

function open(
  write: unknown = { community: aCommunity('wool') },
  { blogs = [aBlog('mara')], isTaken = false } = {},
) {
  const answer: Answer = ({ path, method }) => {
    if (path.startsWith('/v2/community_handles/')) {
      const handle = path.split('/').at(-1) ?? '';
      return isTaken && handle === 'wool' ? taken : free(handle);
    }
    return method === 'POST' ? write : undefined;
  };
  const page = (
    <Routes>
      <Route path="/communities/new" element={<NewCommunityPage />} />
      <Route path="/communities/wool" element={<p>The wool community</p>} />
    </Routes>
  );
  return renderApp(page, { path: '/communities/new', blogs, answer });
}

type User = ReturnType<typeof open>['user'];

/** Fills in the first step and goes on to the last one. */
async function goToLastStep(user: User): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Wool');
  await user.click(screen.getByRole('button', { name: 'Next, its looks' }));
  await user.click(await screen.findByRole('button', { name: 'Next, who comes in' }));
  await screen.findByRole('heading', { name: 'Who comes in' });
}

it('NewCommunityPage creates a community from its three steps and opens it', async () => {
  const { user, requests } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Wool');
  expect(await screen.findByText('This handle is available')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'In one sentence' }), 'Bring a needle.');
  await user.click(screen.getByRole('button', { name: 'Next, its looks' }));
  await user.click(await screen.findByRole('radio', { name: 'Night' }));
  await user.click(screen.getByRole('button', { name: 'Next, who comes in' }));
  await user.click(await screen.findByRole('radio', { name: /Whoever you let in/ }));
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'wool, darning');
  await user.type(
    screen.getByRole('textbox', { name: 'House rules' }),
    'Show the hole{Enter}{Enter}Ask first',
  );
  await user.click(screen.getByRole('button', { name: 'Start the community' }));
  expect(await screen.findByText('The wool community')).toBeTruthy();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Wool',
    handle: 'wool',
    description: 'Bring a needle.',
    tumblelog: 'mara',
    privacy: false,
    join_type: 'request',
    theme: { background_color: '#262c3a', title_color: '#fff4ee', link_color: '#ffa48d' },
    tags: ['wool', 'darning'],
    guidelines: ['Show the hole', 'Ask first'],
  });
  expect(sessionStorage.getItem('skein.new-community')).toBeNull();
});

it('NewCommunityPage says while typing that a handle is taken, and offers free ones', async () => {
  const { user } = open(undefined, { isTaken: true });
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Wool');
  expect(await screen.findByText('Another community has this handle.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '@wool-club' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Handle' }).value).toBe('wool-club');
  expect(await screen.findByText('This handle is available')).toBeTruthy();
});

it('NewCommunityPage stays at the first step without a title', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Next, its looks' }));
  expect(await screen.findByText('Give the community a name.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }));
});

it('NewCommunityPage opens the step of a refused field, with free handles beside it', async () => {
  const refusal = new ApiFailure(400, 23101, 'That handle is taken.', {
    field: 'handle',
    suggestedNames: ['wool-circle'],
  });
  const { user } = open(refusal);
  await goToLastStep(user);
  await user.click(screen.getByRole('button', { name: 'Start the community' }));
  expect(await screen.findByText('That handle is taken.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '@wool-circle' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Handle' }).value).toBe('wool-circle');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Wool');
});

it.each([
  ['title', 23102, 'Title', 'Give the community a name.'],
  ['handle', 23101, 'Handle', 'That handle is taken.'],
  ['description', 23103, 'In one sentence', 'A description has at most 240 characters.'],
  ['tags', 23105, 'Tags', 'Choose at most ten tags.'],
] as const)(
  'NewCommunityPage shows the words of the server about the field %s beside it [community-23] [community-24]',
  async (field, code, name, detail) => {
    const { user } = open(new ApiFailure(400, code, detail, { field }));
    await goToLastStep(user);
    await user.click(screen.getByRole('button', { name: 'Start the community' }));
    await screen.findByText(detail);
    const box = screen.getByRole('textbox', { name });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    const described = (box.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(detail);
  },
);

it('NewCommunityPage says that the creation failed where the server gives no reason [community-23]', async () => {
  const { user } = open(new ApiFailure(500, 0, ''));
  await goToLastStep(user);
  await user.click(screen.getByRole('button', { name: 'Start the community' }));
  expect(await screen.findByText('Community creation failed')).toBeTruthy();
});

it('NewCommunityPage keeps the last step open for a refused field of it', async () => {
  const { user } = open(new ApiFailure(400, 23105, 'Choose at most ten tags.', { field: 'tags' }));
  await goToLastStep(user);
  await user.click(screen.getByRole('button', { name: 'Start the community' }));
  expect(await screen.findByText('Choose at most ten tags.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Tags' }).getAttribute('aria-invalid')).toBe('true');
});

it('NewCommunityPage keeps what was typed in this tab', async () => {
  const first = open();
  await first.user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Wool');
  first.unmount();
  open();
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })).value).toBe('Wool');
});

it('NewCommunityPage lets visitors fill it in and log in at the end', async () => {
  const { user } = open(undefined, { blogs: [] });
  await goToLastStep(user);
  expect(screen.getByRole('link', { name: 'Log in to start it' }).getAttribute('href')).toContain(
    'redirect_to=%2Fcommunities%2Fnew',
  );
});
