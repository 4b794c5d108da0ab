import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aCommunity } from '#tests/support/ui-communities.ts';
import { aModerationDecision, aModerationItem } from '#tests/support/ui-moderation.ts';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import ModerationEntryPage from './ModerationEntryPage.tsx';

const post = aPost({ id: '7', blog: aBlog('frog'), content: [{ type: 'text', text: 'Buy my kettles.' }] });
const calls: string[] = [];

function open(answer: (request: ServerRequest) => unknown) {
  calls.length = 0;
  return renderApp(
    <Routes>
      <Route
        path="/communities/:communityId/moderation/queue/entry/:itemId"
        element={<ModerationEntryPage />}
      />
    </Routes>,
    {
      path: '/communities/wool/moderation/queue/entry/i1',
      blogs: [aBlog('mara')],
      answer: (request) => {
        calls.push(`${request.method} ${request.path}`);
        if (request.path === '/v2/communities/wool') {
          const membership = { isMember: true, role: 'moderator', blogName: 'mara', permissions: ['decide'] };
          return { community: aCommunity('wool', { title: 'Wool', membership } as object) };
        }
        if (request.path.endsWith('/history')) return { entries: [], links: {} };
        if (request.path.endsWith('/templates')) return { templates: [] };
        if (request.path.includes('/moderation/members/'))
          return new ApiFailure(404, 4004, 'There is nobody of this name.');
        return answer(request);
      },
    },
  );
}

it('ModerationEntryPage shows one entry open, claims it, and keeps it in place when it is settled', async () => {
  const item = aModerationItem('i1', { post, reportCount: 2, canDecide: true });
  const decision = aModerationDecision('d1', { action: 'remove' });
  const { user } = open(({ method, path }) => {
    if (path.endsWith('/decisions') && method === 'POST')
      return { decisions: [decision], skipped: [], openCount: 0 };
    if (path.endsWith('/claim')) return { item };
    return { item };
  });
  expect(await screen.findByText('Buy my kettles.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'A post by frog', expanded: true })).toBeTruthy();
  await expect.poll(() => calls.some((call) => call.endsWith('/queue/i1/claim'))).toBe(true);
  await user.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText('All 2 reports are settled.')).toBeTruthy();
});

it('ModerationEntryPage leads from a settled entry to its decision', async () => {
  const item = aModerationItem('i1', {
    post,
    state: 'decided',
    decision: aModerationDecision('d1', { action: 'remove' }),
  });
  open(() => ({ item }));
  const link = await screen.findByRole('link', { name: 'See what was decided' });
  expect(link.getAttribute('href')).toBe('/communities/wool/moderation/decisions/d1');
  expect(calls.some((call) => call.endsWith('/claim'))).toBe(false);
});

it('ModerationEntryPage says that an entry is gone and leads to the queue', async () => {
  open(() => new ApiFailure(404, 4004, 'There is no such entry.'));
  expect(await screen.findByText('There is no such entry')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'To the queue' });
  expect(link.getAttribute('href')).toBe('/communities/wool/moderation/queue');
});

it('ModerationEntryPage dismisses reports about a member, or leads to the page that mutes and bans', async () => {
  const { post: _post, ...item } = aModerationItem('i1', { kind: 'member', reportCount: 2, canDecide: true });
  const decision = aModerationDecision('d1', { kind: 'member', action: 'approve' });
  const { user } = open(({ method, path }) =>
    path.endsWith('/decisions') && method === 'POST'
      ? { decisions: [decision], skipped: [], openCount: 0 }
      : { item },
  );
  expect(await screen.findByText('2 people reported this member')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'frog, a member', expanded: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Mute or ban/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Nothing to do/ }));
  expect(await screen.findByText('Nothing is done. frog does not hear of it.')).toBeTruthy();
});
