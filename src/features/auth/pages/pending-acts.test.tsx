import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { LoginWallAction } from '#src/platform/login-wall/held-act.ts';
import {
  onPendingAction,
  type PendingAction,
  storePendingAction,
} from '#src/platform/login-wall/pending-action.ts';
import { clearStoredInput } from '#src/platform/login-wall/stored-input.ts';
import { renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import RegisterPage from './RegisterPage.tsx';

const SESSION = { session: 'cookie', tokenType: 'bearer', expiresIn: 60 };
const LIKE: PendingAction = { kind: 'like', post: { id: '1', reblogKey: 'abcdefgh', blogName: 'mara' } };

/** The action that each of the specification's types keeps; undefined where signing in leads to a page or form. */
const KEPT: Record<Exclude<LoginWallAction, 'react' | 'vote'>, PendingAction | undefined> = {
  like: LIKE,
  follow: { kind: 'follow', blog: { uuid: 't:1', name: 'mara' } },
  followTag: { kind: 'followTag', tag: { name: 'fog' } },
  'comment-like': { kind: 'comment-like', comment: { community: 'fog-watchers', postId: '1', id: '2' } },
  blogView: { kind: 'blogView', blog: { name: 'mara' } },
  communityJoinToast: { kind: 'communityJoinToast', community: { name: 'fog-watchers' } },
  communityRequestMembership: { kind: 'communityRequestMembership', community: { name: 'fog-watchers' } },
  accessory: undefined,
  archiveFilter: undefined,
  archivePost: undefined,
  ask: undefined,
  banner_cta_click: undefined,
  comment: undefined,
  newTaggedPost: undefined,
  notes: undefined,
  reblog: undefined,
  scroll: undefined,
  tags: undefined,
};
const ACTS = Object.entries(KEPT);

afterEach(() => {
  clearStoredInput();
  storePendingAction(undefined);
  onPendingAction(undefined);
});

/** Accepts everything; only the first name and a strong password are asked about. */
function answer({ path }: ServerRequest): unknown {
  if (path === '/v2/user/name_suggest') return { names: ['north-walnut'] };
  if (path === '/v2/user/validate') return { valid: true };
  if (path === '/v2/password/strength') return { score: 4, acceptable: true };
  return { session: SESSION, blog: aBlog('ivy') };
}

/** Registers on the page that an address opens. */
async function register(path: string): Promise<readonly ServerRequest[]> {
  const { user, requests } = renderApp(<RegisterPage />, { answer, path });
  await user.type(screen.getByLabelText('E-mail'), 'ivy@example.com');
  await user.type(screen.getByLabelText('Password'), 'seven wet herons');
  await user.type(screen.getByLabelText('Day'), '3');
  await user.type(screen.getByLabelText('Month'), '2');
  await user.type(screen.getByLabelText('Year'), '1999');
  await user.type(screen.getByLabelText('Blog name'), 'ivy-at-night');
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await waitFor(() => expect(requests.map((asked) => asked.path)).toContain('/v2/user/info'));
  return requests;
}

it('Pending actions are tried for all eighteen types of the specification', () => {
  expect(ACTS).toHaveLength(18);
});

it.each(ACTS)(
  'Pending action %s survives a registration, is done once and is cleared [login-wall-15] [login-wall-22]',
  async (source, action) => {
    const done = vi.fn();
    onPendingAction(done);
    storePendingAction(action ?? LIKE, '/mara');
    const requests = await register(`/register?source=${source}&redirect_to=%2Fmara`);
    const sent = requests.filter((asked) => asked.path === '/v2/register').map((asked) => asked.body);
    expect(sent).toEqual([expect.objectContaining({ source, redirect_to: '/mara' })]);
    await waitFor(() => expect(localStorage.getItem('skein.pending-action')).toBeNull());
    // An action of an earlier wall, for another reason, is forgotten and not done.
    expect(done.mock.calls).toEqual(action ? [[action]] : []);
  },
);
