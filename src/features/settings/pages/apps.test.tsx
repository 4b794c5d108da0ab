import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import AllowedAppsPage from './AllowedAppsPage.tsx';
import OwnAppsPage from './OwnAppsPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const blogs = [aBlog('ivy')];
const basic = { name: 'basic', description: '' };
function allowed(name: string, ...scopes: object[]) {
  const app = { clientId: name.toLowerCase(), name, description: '', website: 'https://bell.example' };
  return { app, scopes: [basic, ...scopes], authorizedTs: 1_780_000_000 };
}
const bell = {
  clientId: 'fog-bell',
  name: 'Fog Bell',
  description: 'Rings for fog.',
  website: 'https://bell.example',
  redirectUris: ['https://bell.example/back'],
  confidential: true,
  createdTs: 1_780_000_000,
  userCount: 3,
};

it('AllowedAppsPage lists authorized apps and revokes one in its place', async () => {
  let apps = [allowed('Bell', { name: 'write', description: '' }), allowed('Almanac')];
  const { user, requests } = renderApp(<AllowedAppsPage />, {
    blogs,
    answer: ({ method }: ServerRequest) => {
      if (method !== 'DELETE') return { apps, links: {} };
      apps = [allowed('Almanac')];
      return undefined;
    },
  });
  expect(await screen.findByText(/Reads, and posts as you/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove access of Bell' }));
  await waitFor(() => expect(screen.queryByText('Bell')).toBeNull());
  expect(requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/v2/user/apps/bell',
  ]);
  expect(screen.getByText('Almanac')).toBeTruthy();
});

it('AllowedAppsPage reports that no app is authorized', async () => {
  renderApp(<AllowedAppsPage />, { blogs, answer: () => ({ apps: [], links: {} }) });
  expect(await screen.findByRole('heading', { name: 'No app has access to your account' })).toBeTruthy();
});

it('OwnAppsPage registers an app and shows its secret once', async () => {
  let clients: object[] = [];
  const { user, requests } = renderApp(<OwnAppsPage />, {
    blogs,
    answer: ({ method }: ServerRequest) => {
      if (method !== 'POST') return { clients, links: {} };
      clients = [bell];
      return { client: { ...bell, clientSecret: 'a secret of the bell' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Register an app' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Fog Bell');
  await user.type(screen.getByRole('textbox', { name: 'Website' }), 'https://bell.example');
  await user.type(
    screen.getByRole('textbox', { name: 'Redirect addresses' }),
    ' https://bell.example/back \n\nhttp://127.0.0.1/back',
  );
  await user.click(screen.getByRole('button', { name: 'Register it' }));
  expect(await screen.findByText('a secret of the bell')).toBeTruthy();
  const [sent] = requests.filter(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({
    name: 'Fog Bell',
    description: '',
    website: 'https://bell.example',
    redirect_uris: ['https://bell.example/back', 'http://127.0.0.1/back'],
    confidential: true,
  });
});

it('OwnAppsPage shows refused redirect addresses at their field, and keeps the text', async () => {
  const { user } = renderApp(<OwnAppsPage />, {
    blogs,
    answer: ({ method }: ServerRequest) =>
      method === 'PUT'
        ? new ApiFailure(400, 5016, 'Use https addresses.', { field: 'redirect_uris' })
        : { clients: [bell], links: {} },
  });
  await user.click(await screen.findByRole('button', { name: 'Change it' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Louder');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Use https addresses.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Louder');
});

it('OwnAppsPage asks before it deletes an app', async () => {
  const { user, requests } = renderApp(<OwnAppsPage />, {
    blogs,
    answer: ({ method }: ServerRequest) => (method === 'DELETE' ? undefined : { clients: [bell], links: {} }),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Fog Bell?' });
  expect(requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
});

it('OwnAppsPage offers to load a failed list again', async () => {
  renderApp(<OwnAppsPage />, { blogs, answer: () => new ApiFailure(500, 5000, 'Something went wrong.') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
