import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Community } from '#generated/zod/community.zod.ts';
import { listUnsentTexts } from '#src/shared/lib/storage/unsent-text-list.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aCommunity } from '#tests/support/ui-communities.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import JoinCommunityPage from './JoinCommunityPage.tsx';

afterEach(() => {
  act(clearToasts);
  localStorage.clear();
});

const mara = aBlog('mara');
const offcuts = aBlog('offcuts', { primary: false });
const rules = [{ id: 'r1', position: 1, text: 'Show the hole' }];
const joined = { community: aCommunity('wool', { title: 'Wool', blogIds: [mara.uuid] }) };

interface Given {
  community?: Partial<Community> | ApiFailure;
  write?: unknown;
  path?: string;
  server?: Answer;
}

function open({ community = {}, write = joined, path = '/communities/wool/join', server }: Given = {}) {
  const answer: Answer = ({ method }) => {
    if (method !== 'GET') return write;
    if (community instanceof ApiFailure) return community;
    return { community: aCommunity('wool', { title: 'Wool', rules, ...community }) };
  };
  const page = (
    <Routes>
      <Route path="/communities/:communityId/join" element={<JoinCommunityPage />} />
      <Route path="/communities/:communityId" element={<p>The community</p>} />
    </Routes>
  );
  return renderApp(page, { path, blogs: [mara, offcuts], answer: server ?? answer });
}

function written(requests: ReturnType<typeof open>['requests']) {
  return requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, body]);
}

it('JoinCommunityPage joins a free community as the chosen blog and says so [community-12]', async () => {
  const { user, requests } = open();
  await user.click(await screen.findByRole('radio', { name: 'offcuts' }));
  expect(screen.getByText('Show the hole')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Join as offcuts' }));
  expect(await screen.findByText('The community')).toBeTruthy();
  expect(screen.getByText('Woohoo! You are now a member of Wool')).toBeTruthy();
  expect(written(requests)).toEqual([['PUT', '/v2/communities/wool/membership', { tumblelog: 'offcuts' }]]);
});

it('JoinCommunityPage sends a request with answers to the questions [community-14]', async () => {
  const request = { membershipRequest: { requestingBlog: mara, requestedTs: 1_780_000_000 } };
  const { user, requests } = open({
    community: { joinType: 'request', customQuestions: ['What did you mend last?'] },
    write: request,
  });
  await user.type(await screen.findByRole('textbox', { name: 'What did you mend last?' }), 'A sock.');
  await user.click(screen.getByRole('button', { name: 'Ask to join as mara' }));
  expect(await screen.findByText('Request sent')).toBeTruthy();
  expect(written(requests)).toEqual([
    ['POST', '/v2/communities/wool/membership_requests', { tumblelog: 'mara', answers: ['A sock.'] }],
  ]);
});

it('JoinCommunityPage keeps answers without a connection and over a reload, and sends them on the next press', async () => {
  let isOffline = true;
  const given: Given = {
    community: { joinType: 'request', customQuestions: ['What did you mend last?'] },
    server: ({ method }) => {
      if (method === 'GET') return { community: aCommunity('wool', { title: 'Wool', ...given.community }) };
      if (isOffline) throw new TypeError('offline');
      return { membershipRequest: { requestingBlog: mara, requestedTs: 1_780_000_000 } };
    },
  };
  const first = open(given);
  const question = { name: 'What did you mend last?' };
  await first.user.type(await screen.findByRole('textbox', question), 'A sock.');
  await first.user.click(screen.getByRole('button', { name: 'Ask to join as mara' }));
  expect(await screen.findByText('No connection. Check it and try again.')).toBeTruthy();
  first.unmount();
  isOffline = false;
  const { user, requests } = open(given);
  const field = await screen.findByRole<HTMLInputElement>('textbox', question);
  expect(field.value).toBe('A sock.');
  await user.click(screen.getByRole('button', { name: 'Ask to join as mara' }));
  expect(await screen.findByText('Request sent')).toBeTruthy();
  expect(written(requests)).toEqual([
    ['POST', '/v2/communities/wool/membership_requests', { tumblelog: 'mara', answers: ['A sock.'] }],
  ]);
  expect(listUnsentTexts([mara.uuid], Date.now())).toEqual([]);
});

it('JoinCommunityPage lists an answer that was not sent, and puts it under no other question', async () => {
  const first = open({ community: { customQuestions: ['What did you mend last?'] } });
  await first.user.type(await screen.findByRole('textbox'), 'A sock.');
  first.unmount();
  expect(listUnsentTexts([mara.uuid], Date.now())).toMatchObject([
    { kind: 'answer', text: 'A sock.', to: 'Wool', address: '/communities/wool/join' },
  ]);
  open({ community: { customQuestions: ['Which needle?'] } });
  expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('');
});

it('JoinCommunityPage says beside the question that an answer is wrong, and keeps it', async () => {
  const detail = 'That is not the answer the community is looking for.';
  const { user } = open({
    community: { customQuestions: ['What is the enemy of the bean?'] },
    write: new ApiFailure(403, 23032, detail, { field: 'answers' }),
  });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /enemy of the bean/ });
  await user.type(field, 'Time');
  await user.click(screen.getByRole('button', { name: 'Join as mara' }));
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(field.value).toBe('Time');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it.each([
  ['free', 'Join as mara', 'Something went wrong. Try again'],
  ['request', 'Ask to join as mara', 'Sorry, something went wrong with your request to join'],
] as const)(
  'JoinCommunityPage says that joining a community by %s failed [community-13] [community-15]',
  async (joinType, button, text) => {
    const { user } = open({ community: { joinType }, write: new ApiFailure(500, 0, '') });
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(text)).toBeTruthy();
  },
);

it('JoinCommunityPage says why the server refused a request to join [community-15]', async () => {
  const detail = 'You are banned from this community.';
  const { user } = open({
    community: { joinType: 'request' },
    write: new ApiFailure(403, 23020, detail),
  });
  await user.click(await screen.findByRole('button', { name: 'Ask to join as mara' }));
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.queryByText('Sorry, something went wrong with your request to join')).toBeNull();
});

it('JoinCommunityPage says that a request could not be taken back [community-16]', async () => {
  const membershipRequests = [{ blogName: 'mara', requestedTs: 1_780_000_000 }];
  const { user } = open({
    community: { joinType: 'request', membershipRequests },
    write: new ApiFailure(500, 0, ''),
  });
  await user.click(await screen.findByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText('Request failed. Please try again later.')).toBeTruthy();
});

it('JoinCommunityPage takes a waiting request back', async () => {
  const membershipRequests = [{ blogName: 'mara', requestedTs: 1_780_000_000 }];
  const { user, requests } = open({ community: { joinType: 'request', membershipRequests } });
  await user.click(await screen.findByRole('button', { name: 'Take it back' }));
  await waitFor(() =>
    expect(written(requests).map(([method, path]) => [method, path])).toEqual([
      ['DELETE', '/v2/communities/wool/membership_requests/mara'],
    ]),
  );
});

it('JoinCommunityPage offers to wait for a seat of a full community', async () => {
  const { user, requests } = open({ community: { populationCap: 12, memberCount: 12 } });
  expect(await screen.findByRole('heading', { name: 'All 12 seats are taken' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tell me' }));
  expect(written(requests).map(([, path]) => path)).toEqual(['/v2/communities/wool/seat_subscription']);
});

it('JoinCommunityPage stops waiting for a seat of a full community', async () => {
  const full = { populationCap: 12, memberCount: 12, seatSubscribed: true };
  const { user, requests } = open({ community: full });
  await user.click(await screen.findByRole('button', { name: 'Do not tell me' }));
  expect(written(requests).map(([method, path]) => [method, path])).toEqual([
    ['DELETE', '/v2/communities/wool/seat_subscription'],
  ]);
});

it('JoinCommunityPage explains a community that is joined by invitation', async () => {
  open({ community: { joinType: 'invite' } });
  expect(await screen.findByRole('heading', { name: 'By invitation only' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
});

it('JoinCommunityPage remembers the hash of an invitation link per community [community-19]', async () => {
  const path = '/communities/wool/join?invite_hash=k7';
  const first = open({ community: { joinType: 'invite' }, path });
  expect(await screen.findByRole('button', { name: 'Join as mara' })).toBeTruthy();
  expect(first.requests.find(({ method }) => method === 'GET')?.query.get('invite_hash')).toBe('k7');
  first.unmount();
  const { user, requests } = open({ community: { joinType: 'invite' } });
  await user.click(await screen.findByRole('button', { name: 'Join as mara' }));
  await screen.findByText('The community');
  expect(written(requests)[0]?.[2]).toEqual({ tumblelog: 'mara', invite_hash: 'k7' });
  expect(localStorage.length).toBe(0);
});

it('JoinCommunityPage forgets an invitation link that does not work', async () => {
  const server: Answer = ({ query }) =>
    query.has('invite_hash')
      ? new ApiFailure(403, 23015, 'This invitation was withdrawn or used.')
      : { community: aCommunity('wool', { joinType: 'invite' }) };
  open({ server, path: '/communities/wool/join?invite_hash=old' });
  expect(await screen.findByText('This invitation link is no longer valid.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'By invitation only' })).toBeTruthy();
  expect(localStorage.length).toBe(0);
});

it('JoinCommunityPage says why a community cannot be opened', async () => {
  open({ community: new ApiFailure(404, 4003, 'There is no such community.') });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
});
