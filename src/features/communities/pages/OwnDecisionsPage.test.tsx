import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { Community } from '#generated/zod/community.zod.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aCommunity } from '#tests/support/ui-communities.ts';
import { aModerationDecision } from '#tests/support/ui-moderation.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import OwnDecisionsPage from './OwnDecisionsPage.tsx';

const decisions = [
  aModerationDecision('d1', { canAppeal: true, rule: { id: 'r1', text: 'No shops' } }),
  aModerationDecision('d2', {
    kind: 'member',
    action: 'ban',
    appeal: { text: 'Sorry', sentTs: 1_780_000_300, state: 'open' },
  }),
];

function open(community: Partial<Community> | ApiFailure, list: unknown = { decisions, links: {} }) {
  return renderApp(
    <Routes>
      <Route path="/communities/:communityId/decisions" element={<OwnDecisionsPage />} />
    </Routes>,
    {
      path: '/communities/wool/decisions',
      blogs: [aBlog('mara')],
      answer: ({ path }) => {
        if (path.endsWith('/decisions')) return list;
        return community instanceof ApiFailure ? community : { community: aCommunity('wool', community) };
      },
    },
  );
}

function blogsAsked(requests: readonly ServerRequest[]) {
  return requests.filter(({ path }) => path.endsWith('/decisions')).map(({ query }) => query.get('blog'));
}

it('OwnDecisionsPage lists what was decided with its reason and appeal, and leads to each decision', async () => {
  const { requests } = open({ membership: { isMember: true, role: 'member', blogName: 'mara' } });
  const link = await screen.findByRole('link', { name: 'A post was taken down' });
  expect(link.getAttribute('href')).toBe('/communities/wool/moderation/decisions/d1');
  expect(screen.getByText('No shops')).toBeTruthy();
  expect(screen.getByText('It can be appealed')).toBeTruthy();
  expect(screen.getByText('The appeal waits for an answer')).toBeTruthy();
  expect(blogsAsked(requests)).toEqual([null]);
});

it('OwnDecisionsPage asks on behalf of a moderator for the decisions about their own blog alone', async () => {
  const { requests } = open({ membership: { isMember: true, role: 'moderator', blogName: 'mara' } });
  await screen.findByRole('link', { name: 'A post was taken down' });
  expect(blogsAsked(requests)).toEqual(['mara']);
});

it('OwnDecisionsPage lists decisions also for somebody whom the community refuses after a ban', async () => {
  open(new ApiFailure(403, 23020, 'You are banned from this community.'));
  expect(await screen.findByRole('link', { name: 'Banned' })).toBeTruthy();
});

it('OwnDecisionsPage says so where nothing was decided', async () => {
  open({ membership: { isMember: true, role: 'member', blogName: 'mara' } }, { decisions: [], links: {} });
  expect(await screen.findByRole('heading', { name: 'Nothing was decided about you' })).toBeTruthy();
});
